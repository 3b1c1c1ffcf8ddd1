import { useId, useState } from 'react';
import { Dialog } from '../form/dialog';
import { element, given, type Part } from './part';

/** How pictures are kept, which the editor’s server knows. */
export interface Pictures {
  /** The address at which the editor shows a picture. */
  readonly addressOf: (name: string) => string;
  /** Keeps a file that was chosen, and resolves to the picture’s name. Rejects with what to do instead, in words. */
  readonly keep: (file: File) => Promise<string>;
}

interface PictureDialogProps {
  readonly pictures: Pictures;
  /** The picture to change. */
  readonly part?: Part | undefined;
  readonly onPart: (part: Part) => void;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** A picture and its words for those who do not see it; one does not go without the other. */
export function PictureDialog({ pictures, part, onPart, ...leaving }: PictureDialogProps) {
  const [name, setName] = useState(part && given(part, 'name'));
  const [alt, setAlt] = useState((part && given(part, 'alt')) ?? '');
  const [said, setSaid] = useState('');
  const help = useId();

  async function take(file: File | undefined) {
    if (!file) return;
    setSaid('The picture is being taken …');
    try {
      setName(await pictures.keep(file));
      setSaid('');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog leave="Cancel" title="Picture" {...leaving}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name === undefined) setSaid('Choose a file first.');
          else if (alt.trim() === '') setSaid('Say what is seen, for those who do not see it.');
          else onPart(element('Picture', { name, alt: alt.trim() }));
        }}
      >
        {name !== undefined && <img src={pictures.addressOf(name)} alt="" />}
        <label>
          File
          <input
            type="file"
            accept="image/*"
            aria-describedby={help}
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        <label>
          What is seen, for those who do not see it
          <input
            value={alt}
            aria-describedby={help}
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
        <p id={help} role="status">
          {said}
        </p>
        <button type="submit">{part ? 'Change' : 'Insert'}</button>
      </form>
    </Dialog>
  );
}
