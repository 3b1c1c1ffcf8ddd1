import { createListeners } from './listeners';

/** A browser store that never throws: what it cannot store it keeps in memory, for as long as the page. */
export interface SafeStorage {
  read(key: string): string | null;
  /** Returns whether the value was stored; otherwise it lasts as long as the page. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Calls back when a value may have changed, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

/**
 * Calls back, for as long as the page, when another tab has changed what is stored, and when the page comes back
 * from the back/forward cache, where it has missed other tabs' events. On the server it does nothing.
 */
export function watchStorage(onChange: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', onChange);
  window.addEventListener('pageshow', onChange);
}

/**
 * Wraps one of the browser's stores. Where storage is blocked, reading `window.localStorage` throws; where it
 * is full, `setItem` throws; and some content blockers make it do nothing.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>();
  const { notify, subscribe } = createListeners();
  watchStorage(notify);

  return {
    read(key) {
      const value = inMemory.get(key);
      if (value !== undefined) return value;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },

    write(key, value) {
      try {
        const store = open();
        store.setItem(key, value);
        if (store.getItem(key) === value) {
          inMemory.delete(key);
          notify();
          return true;
        }
      } catch {
        // The value is kept in memory below.
      }
      inMemory.set(key, value);
      notify();
      return false;
    },

    remove(key) {
      inMemory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored.
      }
      notify();
    },

    subscribe,
  };
}

/** localStorage: kept until it is deleted, shared by all tabs. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** sessionStorage: kept until this tab is closed. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
