import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store';

/**
 * The store's current value, for a component.
 * @param onServer the value while the page is prerendered and hydrated, if not the store's own.
 */
export function useStore<Value>(store: Store<Value>, onServer = store.initial): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
