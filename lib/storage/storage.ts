/** A browser store that never throws: what it cannot keep on the device it keeps for the page. */
export interface SafeStorage {
  read(key: string): string | null;
  /** Answers whether the value is on the device; otherwise it lasts as long as the page. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Calls back after a change in this tab or, for the shared store, in another. */
  subscribe(listener: () => void): () => void;
}

/**
 * Wraps one of the browser's stores. Reading `window.localStorage` itself throws where storage is
 * blocked, `setItem` throws where it is full, and some blockers make it do nothing.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const kept = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  return {
    read(key) {
      const value = kept.get(key);
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
          kept.delete(key);
          tell();
          return true;
        }
      } catch {
        // Told by the answer: the value is kept below for this page only.
      }
      kept.set(key, value);
      tell();
      return false;
    },

    remove(key) {
      kept.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was ever on the device.
      }
      tell();
    },

    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** Kept until it is deleted, shared by all tabs. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** Kept until this tab is closed. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
