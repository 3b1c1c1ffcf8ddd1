import { createStore } from './store';

export { storageKeys } from './storage-keys';

/** A browser store that never throws: what it cannot store it keeps in memory, for as long as the page. */
export interface SafeStorage {
  read(key: string): string | null;
  /** Returns whether the value was stored; otherwise it lasts as long as the page. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Changes whenever something stored may have changed, in this tab or another. */
export const storageChanges = createStore({});

const noteChange = () => storageChanges.set({});

if (typeof window !== 'undefined') {
  window.addEventListener('storage', noteChange);
  // A page that comes back from the back/forward cache has missed other tabs' events.
  window.addEventListener('pageshow', noteChange);
}

/**
 * Wraps one of the browser's stores. Where storage is blocked, reading `window.localStorage` throws; where it
 * is full, `setItem` throws; and some content blockers make it do nothing.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>();

  function store(key: string, value: string): boolean {
    try {
      open().setItem(key, value);
      return open().getItem(key) === value;
    } catch {
      return false;
    }
  }

  return {
    read(key) {
      try {
        return inMemory.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },

    write(key, value) {
      const isStored = store(key, value);
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, value);
      noteChange();
      return isStored;
    },

    remove(key) {
      inMemory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored.
      }
      noteChange();
    },
  };
}

/** localStorage: kept until it is deleted, shared by all tabs. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** sessionStorage: kept until this tab is closed. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
