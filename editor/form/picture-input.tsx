import { ActionButton } from '@keystar/ui/button';
import { useRef, useState, type DragEvent } from 'react';
import { pictureNames } from '../../content/schema/address';
import type { InputProps } from './inputs';
import { isRecord, type Json } from './json';
import { packPicture } from '../app/server';

const accepted = '.jpg,.jpeg,.png,.webp,.avif';

/** A picture by its name, as a phone and a wide screen show it, and a file that takes its place. */
export function PictureInput({
  described,
  value,
  onChange,
  problem,
  strict,
  within,
}: InputProps & { readonly within?: Json }) {
  const name = typeof value === 'string' ? value : '';
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [version, setVersion] = useState(0);

  async function pack(chosen: File | undefined) {
    if (!chosen) return;
    setBusy(true);
    const title = isRecord(within) && typeof within.name === 'string' ? within.name : '';
    const outcome = await packPicture({ chosen, name, title }, setSaid);
    setBusy(false);
    if (outcome === undefined) return;
    pictureNames.add(outcome);
    setVersion(Date.now());
    onChange(outcome);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void pack(event.dataTransfer.files[0]);
  }

  const address = `/edit/masters/${name}?${version}`;
  return (
    <div className="picture" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <span className="label">{described.label}</span>
      {name !== '' && (
        <div className="crops">
          <figure>
            <img src={address} alt="" data-crop="phone" />
            <figcaption>Phone</figcaption>
          </figure>
          <figure>
            <img src={address} alt="" data-crop="desktop" />
            <figcaption>Wide screen</figcaption>
          </figure>
        </div>
      )}
      <input
        ref={file}
        type="file"
        accept={accepted}
        aria-label={`File for: ${described.label}`}
        onChange={(event) => void pack(event.target.files?.[0])}
        hidden
      />
      <ActionButton isDisabled={isBusy} onPress={() => file.current?.click()}>
        Choose a file
      </ActionButton>
      <span className="help"> or drop one here: JPEG, PNG, WebP or AVIF.</span>
      <p className="progress" role="status">
        {said}
      </p>
      {problem && (strict || name !== '') && <p className="problem">{problem}</p>}
    </div>
  );
}
