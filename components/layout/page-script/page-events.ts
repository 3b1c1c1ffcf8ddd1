/** Events that steps of the page script wait for, as promises. */

/** Events that count as an interaction. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];

/** The visitor's first interaction. */
export const firstInteraction = new Promise<void>((resolve) => {
  for (const type of interactions) {
    addEventListener(type, () => resolve(), { passive: true, once: true });
  }
});

/** The whole document has been parsed. */
export const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

/** The page and its resources have been loaded. */
export const loaded = new Promise<void>((resolve) => {
  addEventListener('load', () => resolve(), { once: true });
});

/** The page has been painted for the first time. */
export const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ buffered: true, type: 'paint' });
});
