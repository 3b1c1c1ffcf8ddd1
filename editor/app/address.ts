import { useEffect, useState } from 'react';
import { firstForm } from '../form/places';

const current = () => decodeURIComponent(window.location.hash.slice(1)) || firstForm;

/** The editor's location, stored in the URL behind “#”: a form’s file, or the history. */
export function useAddress() {
  const [place, setPlace] = useState(current);
  useEffect(() => {
    const update = () => setPlace(current());
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, []);
  const go = (next: string) => {
    window.location.hash = encodeURI(next);
    setPlace(next);
  };
  return [place, go] as const;
}

/** The location of the history of a form, or of the whole site. */
export const historyOf = (file = '') => ['history', file].filter(Boolean).join('/');

/** The form whose history is at a location: empty for the whole site, `undefined` for other locations. */
export const historyAt = (place: string) =>
  /^history(?:\/(.+)|$)/.exec(place)?.[1] ?? (place === 'history' ? '' : undefined);
