import { useId, useState } from 'react';
import { pictureNames } from '../../content/schema/address';
import { uploadPicture, pictureAddress } from '../app/server';
import { useFormSettings } from './context';
import type { Described } from './describe';
import type { InputProps } from './inputs';
import { isRecord, type Json } from './json';

/** A telephone that keeps its pictures as HEIC hands them over as JPEG where only these are taken. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureCropsProps {
  readonly described: Described;
  readonly value: Json | undefined;
  /** Another one where the file of the same name is another. */
  readonly version?: number;
}

/** A picture as a phone and a wide screen show it. */
export const PictureCrops = ({ described: { hints }, value, version = 0 }: PictureCropsProps) =>
  typeof value === 'string' && value !== '' ? (
    <div className="crops">
      {(['phone', 'desktop'] as const).map((screen) => (
        <figure key={screen}>
          <img
            src={`${pictureAddress(value)}?${version}`}
            alt=""
            style={{ aspectRatio: hints.picture?.[screen] }}
          />
          <figcaption>{screen === 'phone' ? 'Phone' : 'Wide screen'}</figcaption>
        </figure>
      ))}
    </div>
  ) : null;

interface PictureInputProps extends InputProps {
  readonly within?: Json | undefined;
}

/** A picture by its name, and a file that takes its place. */
export function PictureInput({ described, value, onChange, problem, within }: PictureInputProps) {
  const { strict } = useFormSettings();
  const name = typeof value === 'string' ? value : '';
  const id = useId();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [version, setVersion] = useState(0);
  const wrong = refused || (strict || name !== '' ? problem : undefined);

  async function pack(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setRefused('');
    setSaid('Sending the picture …');
    const title = isRecord(within) && typeof within.name === 'string' ? within.name : '';
    const { picture, said: why } = await uploadPicture(file, { name, title }, setSaid);
    setBusy(false);
    setSaid(picture ? 'The picture is packed, and shown beside the form.' : '');
    if (!picture) return setRefused(why);
    pictureNames.add(picture);
    setVersion(Date.now());
    onChange(picture);
  }

  return (
    <>
      <label htmlFor={id}>{described.label}</label>
      <PictureCrops described={described} value={value} version={version} />
      <input
        id={id}
        type="file"
        accept={accepted}
        disabled={isBusy}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={Boolean(wrong)}
        onChange={({ target }) => {
          void pack(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <p className="problem" id={`${id}-problem`} role="alert">
        {wrong}
      </p>
      <p className="progress" role="status">
        {said}
      </p>
      <p className="help" id={`${id}-help`}>
        Choose a file, or drop one on the field: JPEG, PNG, WebP or AVIF.
      </p>
    </>
  );
}
