/** jsdom has no matchMedia: this one answers to `all` and to `prefers-reduced-motion`. */
let motion: 'reduce' | 'no-preference' = 'no-preference';
const listeners = new Set<() => void>();

window.matchMedia = (query: string) =>
  ({
    media: query,
    get matches() {
      if (query === 'all') return true;
      return query.includes('prefers-reduced-motion') && query.includes(motion);
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }) as unknown as MediaQueryList;

export function setSystemMotion(wish: typeof motion): void {
  motion = wish;
  listeners.forEach((listener) => listener());
}
