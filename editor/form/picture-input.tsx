import { ActionButton } from '@keystar/ui/button';
import { useId, useState } from 'react';
import { pictureNames } from '../../content/schema/address';
import { packPicture } from '../app/server';
import type { InputProps } from './inputs';
import { isRecord, type Json } from './json';

const accepted = '.jpg,.jpeg,.png,.webp,.avif';

/** A picture by its name, as a phone and a wide screen show it, and a file that takes its place. */
export function PictureInput({
  described,
  value,
  onChange,
  problem,
  strict,
  english,
  within,
}: InputProps & { readonly within?: Json }) {
  const name = typeof value === 'string' ? value : '';
  const id = useId();
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

  const address = `/edit/masters/${name}?${version}`;
  return (
    <div className="picture">
      <label htmlFor={id}>{described.label}</label>
      <p className="help">Choose a file, or drop one on the field: JPEG, PNG, WebP or AVIF.</p>
      {name !== '' && (
        <div className="crops">
          <figure>
            <img src={address} alt="" style={{ aspectRatio: described.hints.picture?.phone }} />
            <figcaption>Phone</figcaption>
          </figure>
          <figure>
            <img src={address} alt="" style={{ aspectRatio: described.hints.picture?.desktop }} />
            <figcaption>Wide screen</figcaption>
          </figure>
        </div>
      )}
      {typeof english === 'string' && english !== name && (
        <ActionButton onPress={() => onChange(english)}>
          Take the picture of the English
        </ActionButton>
      )}
      <input
        id={id}
        type="file"
        accept={accepted}
        disabled={isBusy}
        onChange={(event) => void pack(event.target.files?.[0])}
      />
      <p className="progress" role="status">
        {said}
      </p>
      {problem && (strict || name !== '') && <p className="problem">{problem}</p>}
    </div>
  );
}
