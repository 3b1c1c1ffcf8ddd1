/** A value outside React that several islands share; components read it with `hooks/use-store.ts`. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back after each change. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** The value while the page is prerendered and hydrated. */
  readonly initial: Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
