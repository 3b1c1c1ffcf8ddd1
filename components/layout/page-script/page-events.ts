/** The moments for which parts of the page script wait. */

/** Interactions with the page that a visitor may make first. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];

/** The visitor's first interaction. */
export const firstInteraction = new Promise<void>((resolve) => {
  for (const type of interactions) {
    addEventListener(type, () => resolve(), { passive: true, once: true });
  }
});

/** All elements of the page are there. */
export const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

/** The page and what it names have been loaded. */
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
