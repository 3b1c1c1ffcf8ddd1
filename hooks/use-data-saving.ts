import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/hooks/use-media-query';

type Connected = Navigator & { connection?: { saveData?: boolean } };

const neverChanges = () => () => {};
const saverIsOn = () => (navigator as Connected).connection?.saveData === true;
const off = () => false;

/**
 * Whether the visitor asks for less data, by the system's setting or by the browser's data saver
 * (Chromium's `navigator.connection.saveData`). False on the server and until the page is hydrated.
 */
export function useDataSaving(): boolean {
  const wished = useMediaQuery('(prefers-reduced-data: reduce)');
  const saver = useSyncExternalStore(neverChanges, saverIsOn, off);
  return wished || saver;
}
