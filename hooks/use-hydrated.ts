import { useSyncExternalStore } from 'react';

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** False in the server's markup and the first render, true once React has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer);
}
