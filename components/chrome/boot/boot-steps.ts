/*
 * Each of these is printed into the page by its source text and runs before the first paint, so it
 * may use nothing but its arguments and the browser.
 */

/** The app starts here: one clock per page load, read by `lib/clock`. */
export function startClock(): void {
  window.__clock = performance.now();
}

/**
 * Shows on `<html data-age>` whether the stored flag says `true`. The tab's own flag stands in where the
 * device keeps nothing.
 */
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

/**
 * Plays the intro on the home page and ends it: after `milliseconds`, or at a key, click or touch.
 * Once the ground has cleared (`clearing`, milliseconds) the heading's words enter, or when it ends.
 * Ended, `<body>` carries `intro-done`; elsewhere, and when calm is asked for, it is over at once.
 */
export function playIntro(home: string, milliseconds: number, clearing: number): void {
  const root = document.documentElement;
  const calm =
    root.dataset.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const signals = ['keydown', 'pointerdown', 'touchstart'];
  // The wheel is held instead of hiding the scroll bar: its coming and going would move the page.
  const hold = (event: Event) => event.preventDefault();
  const end = () => {
    if (!document.body) {
      document.addEventListener('DOMContentLoaded', end, { once: true });
      return;
    }
    signals.forEach((signal) => removeEventListener(signal, end, true));
    removeEventListener('wheel', hold);
    root.dataset.intro = 'done';
    document.body.classList.add('intro-done');
  };
  if (calm || location.pathname !== home) {
    end();
    return;
  }
  root.dataset.intro = 'playing';
  signals.forEach((signal) => addEventListener(signal, end, { capture: true, passive: true }));
  addEventListener('wheel', hold, { passive: false });
  setTimeout(() => {
    if (root.dataset.intro === 'playing') root.dataset.intro = 'clearing';
  }, clearing);
  setTimeout(end, milliseconds);
}

/**
 * Starts the page at its top, or, where the address names an element, glides to it from there once
 * the intro is over, which it looks for every `glance` milliseconds. An address that names nothing
 * does nothing. Until then the entry's state holds what the address does not, for whoever reloads.
 */
export function startAtTop(glance: number): void {
  const root = document.documentElement;
  const { pathname, search } = location;
  const hash: string = location.hash || history.state?.part || '';
  const playing = root.dataset.intro === 'playing';
  // Without an intro the browser goes there by itself, but not where it was before: there it would restore
  // the place that was left. Only the router's entries have a state.
  if (hash && !playing && !history.state) return;
  // Without a state of its own, so that the router, once it is there, takes the address over.
  const endAddress = (end: string, state?: object) =>
    history.replaceState(state, '', pathname + search + end);
  const isStillHere = () => location.pathname + location.hash === pathname;
  const glide = () => {
    if (root.dataset.intro !== 'done') {
      setTimeout(glide, glance);
      return;
    }
    // Whoever has moved on before the page had loaded is not called back.
    if (!isStillHere()) return;
    // The browser's own way there takes the keyboard along, but the router's state away.
    location.replace(hash);
    endAddress(hash);
    // A hydration that had begun by now ends with the address it began with.
    new MutationObserver(() => {
      if (isStillHere()) endAddress(hash);
    }).observe(root, { attributeFilter: ['data-hydrated'] });
  };
  history.scrollRestoration = 'manual';
  // Left in the address, the browser would go there behind the intro.
  if (hash) endAddress('', { part: hash });
  addEventListener(
    'load',
    () => {
      if (location.pathname === pathname) scrollTo({ top: 0, behavior: 'instant' });
      if (hash) glide();
      // Chrome restores the place of a reloaded page once more, right after this event.
      setTimeout(() => (history.scrollRestoration = 'auto'));
    },
    { once: true },
  );
}

/**
 * The phone's menu covers the page, so it closes when the visitor goes on: by one of its links, by
 * the history, or by focus. Here, because it must where the other scripts never arrive.
 */
export function releaseMenu(): void {
  const close = () => document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  // After the click has done its work: a link that is hidden meanwhile leads nowhere.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('nav[popover] a')) setTimeout(close);
  });
  addEventListener('popstate', close);
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = (target as Element).closest('nav:popover-open');
    if (relatedTarget && menu && !menu.contains(relatedTarget as Node)) close();
  });
}
