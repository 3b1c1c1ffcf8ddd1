/*
 * Each of these is printed into the page by its source text and runs before the first paint, so it
 * may use nothing but its arguments and the browser.
 */

/** The app starts here: one clock per page load, read by `lib/clock`. */
export function startClock(): void {
  window.__clock = performance.now();
}

/** Shows on `<html data-age>` whether the stored flag says `true`. The tab's own flag stands in where the device keeps nothing. */
export function readAge(key: string): void {
  const stores = [() => window.localStorage, () => window.sessionStorage];
  const verified = stores.some((open) => {
    try {
      return open().getItem(key) === 'true';
    } catch {
      return false;
    }
  });
  document.documentElement.dataset.age = verified ? 'verified' : 'unknown';
}

/** Sets `<html data-motion="calm">` where the footer's switch was left on. */
export function readMotion(key: string): void {
  try {
    if (window.localStorage.getItem(key) === 'calm') {
      document.documentElement.dataset.motion = 'calm';
    }
  } catch {
    document.documentElement.removeAttribute('data-motion');
  }
}
