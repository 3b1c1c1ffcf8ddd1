import { useId, useState } from 'react';
import type { News } from '../api';
import { Dialog } from '../form/dialog';
import { isFailure, type Failure } from './server';

interface RemovePageProps {
  readonly label: string;
  readonly slug: string;
  /** The possible targets of a redirect. */
  readonly addresses: readonly string[];
  readonly onRemove: (to: string) => Promise<Failure | { readonly news?: News }>;
  readonly onRemoved: (news: News | undefined) => void;
  readonly onClose: () => void;
}

/** Confirms the removal of a text page, and asks where to redirect its address. */
export function RemovePage(props: RemovePageProps) {
  const { label, slug, addresses, onRemove, onRemoved, onClose } = props;
  const id = useId();
  const [to, setTo] = useState('');
  const [refused, setRefused] = useState('');

  async function remove() {
    const answer = await onRemove(to);
    if (isFailure(answer)) setRefused(answer.said);
    else onRemoved(answer.news);
  }

  return (
    <Dialog title={`Take “${label}” away`} onClose={onClose}>
      <p>It goes in every language. Nothing is lost: the history keeps its words.</p>
      <label htmlFor={id}>Whoever has its address, /{slug}, or an older one of it</label>
      <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
        <option value="">reads that there is no page</option>
        {addresses
          .filter((address) => address !== `/${slug}`)
          .map((address) => (
            <option key={address} value={address}>
              is led to {address}
            </option>
          ))}
      </select>
      <p role="alert" className="problem">
        {refused}
      </p>
      <button type="button" className="main" onClick={() => void remove()}>
        Take it away
      </button>
    </Dialog>
  );
}
