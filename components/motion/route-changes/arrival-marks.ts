/**
 * From a click on a link until the first frame of the new route, marks `<html data-arriving>`, so that
 * only the new route's first screen is laid out (`styles/_waiting.scss`), and the old route's
 * `<main data-leaving>`, which keeps its layout.
 * @param how `fading` also skips layout below the first screen: the first frame of a fade is invisible.
 */
export function markArrival(route: string, how: 'fading' | 'at once'): void {
  // Without layout the browser could not scroll to the element that a hash names.
  if (route.includes('#')) return;
  document.documentElement.dataset.arriving = how;
  document.querySelector('main')?.setAttribute('data-leaving', '');
}

/** Removes the marks of a route change that is not going to happen. */
export function cancelArrival(): void {
  delete document.documentElement.dataset.arriving;
  document.querySelector('main')?.removeAttribute('data-leaving');
}
