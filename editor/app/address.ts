import { useEffect, useState } from 'react';
import { firstForm } from '../form/places';

const current = () => decodeURIComponent(window.location.hash.slice(1)) || firstForm;

/** What the editor shows stands in its address behind “#”: a form’s file, or the history. */
export function useAddress() {
  const [place, setPlace] = useState(current);
  useEffect(() => {
    const follow = () => setPlace(current());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const go = (next: string) => {
    window.location.hash = encodeURI(next);
    setPlace(next);
  };
  return [place, go] as const;
}

/** A place of the history: of a form, or of all. */
export const historyOf = (file = '') => ['history', file].filter(Boolean).join('/');

/** The form whose history a place is; empty for that of all, nothing for another place. */
export const historyAt = (place: string) =>
  /^history(?:\/(.+)|$)/.exec(place)?.[1] ?? (place === 'history' ? '' : undefined);
