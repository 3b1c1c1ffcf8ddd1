/** Those who listen to something that lives outside React, for `useSyncExternalStore`. */
export interface Listeners {
  /** Calls all of them back. */
  notify(): void;
  /** Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps a set of listeners.
 * @param watch called with the first listener, where something has to be watched for them; returns a function
 * that stops watching, called with the last.
 */
export function createListeners(watch?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let stopWatching: (() => void) | undefined;

  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe(listener) {
      if (listeners.size === 0) stopWatching = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching?.();
      };
    },
  };
}
