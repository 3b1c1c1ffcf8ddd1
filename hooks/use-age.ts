import { useSyncExternalStore } from 'react';
import { currentAge, subscribeToAge, type Age } from '@/lib/age';

const unknownOnServer = (): Age => 'unknown';

/** The visitor's age as last read from storage; follows other tabs. */
export function useAge(): Age {
  return useSyncExternalStore(subscribeToAge, currentAge, unknownOnServer);
}
