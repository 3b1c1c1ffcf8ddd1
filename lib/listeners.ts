/** Keeps those who listen to something outside React, as `useSyncExternalStore` subscribes them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Calls all of them back. */
    notify: () => listeners.forEach((listener) => listener()),
    /** Returns a function that ends it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
