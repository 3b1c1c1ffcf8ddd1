/*
 * The source text of each function is printed into the page and runs before the first paint, so it may use
 * only its arguments and the browser: no imports, no other functions.
 */

/** Starts the app's clock, once per page load; `lib/clock` reads it. */
export function startClock(): void {
  window.__clock = performance.now();
}

/**
 * Sets `<html data-age>` to `verified` if the device's stored flag is `true`. The tab's, for devices that keep
 * nothing, is read when the scripts run (`lib/age`): asking a second store would delay the first paint.
 */
export function markAge(key: string): void {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(key);
  } finally {
    document.documentElement.dataset.age = stored === 'true' ? 'verified' : 'unknown';
  }
}

/**
 * Sets `<html data-plain>` on a page that has crashed (app/global-error.tsx): the loader then leaves the scripts
 * out. The next reload tries again.
 */
export function markCrash(): void {
  if (!history.state?.plain) return;
  document.documentElement.dataset.plain = 'true';
  history.replaceState(null, '');
}

/** Lets far textures wait until they are near (styles/_far-textures.scss), but not on a page without scripts. */
export function holdTextures(): void {
  const root = document.documentElement;
  if (!root.dataset.plain) root.dataset.textures = 'near';
}

/** Sets `<html data-motion="calm">` where the footer's switch was left on. */
export function markMotion(key: string): void {
  try {
    if (window.localStorage.getItem(key) === 'calm') {
      document.documentElement.dataset.motion = 'calm';
    }
  } catch {
    document.documentElement.removeAttribute('data-motion');
  }
}

/**
 * Plays the intro on the home page, for a visitor who does not come from another page of the site or by Back, and
 * not after a crash. It ends after `length` ms, or at a key, click or touch, or when the system's wish for less
 * motion changes; `<body>` then has the class `intro-done`, and after a key, click or touch `<html>` has
 * `data-intro-cut`. Where it does not play it is over at once.
 * @param clearing ms after which the ground has cleared and the heading's words enter.
 */
export function playIntro(home: string, length: number, clearing: number): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const interactions = ['keydown', 'pointerdown', 'touchstart'];
  // Scrolling is prevented by event: hiding the scroll bar and showing it again would shift the page.
  const preventScroll = (event: Event) => event.preventDefault();
  const end = () => {
    if (!document.body) {
      document.addEventListener('DOMContentLoaded', end, { once: true });
      return;
    }
    interactions.forEach((type) => removeEventListener(type, cut, true));
    removeEventListener('wheel', preventScroll);
    root.dataset.intro = 'done';
    document.body.classList.add('intro-done');
  };
  const cut = () => {
    root.dataset.introCut = '';
    end();
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = visit?.type === 'back_forward' || document.referrer.startsWith(`${origin}/`);
  const isCalm = root.dataset.motion === 'calm' || system.matches;
  if (isReturn || isCalm || root.dataset.plain || location.pathname !== home) {
    end();
    return;
  }
  root.dataset.intro = 'playing';
  system.onchange = end;
  interactions.forEach((type) => addEventListener(type, cut, { capture: true, passive: true }));
  addEventListener('wheel', preventScroll, { passive: false });
  setTimeout(() => {
    if (root.dataset.intro === 'playing') root.dataset.intro = 'clearing';
  }, clearing);
  setTimeout(end, length);
}

/**
 * Starts the page at its top, also when it is reloaded. If the address has a hash, the browser goes to what it
 * names once the intro is over: until then the hash stands in the history entry's state, where a reload finds
 * it. After Back the browser restores the visitor's place.
 */
export function startAtTop(): void {
  const root = document.documentElement;
  const { pathname, search } = location;
  const hash: string = location.hash || history.state?.hash || '';
  const isPlaying = root.dataset.intro === 'playing';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = visit?.type === 'navigate';
  // The browser restores the place after Back, and goes to a hash by itself.
  if (visit?.type === 'back_forward' || (hash && isFirst && !isPlaying)) return;
  const goToHash = () => {
    // A visitor who has already gone to another part stays there.
    if (!location.hash || location.hash === hash) location.replace(hash);
  };
  history.scrollRestoration = 'manual';
  if (hash && isPlaying) history.replaceState({ hash }, '', pathname + search);
  addEventListener(
    'load',
    () => {
      scrollTo({ top: 0, behavior: 'instant' });
      // Chrome restores the scroll position of a reloaded page again right after this event.
      setTimeout(() => (history.scrollRestoration = 'auto'));
      if (!hash) return;
      if (root.dataset.intro === 'done') goToHash();
      else {
        new MutationObserver((_, observer) => {
          if (root.dataset.intro !== 'done') return;
          observer.disconnect();
          goToHash();
        }).observe(root, { attributeFilter: ['data-intro'] });
      }
    },
    { once: true },
  );
}

/**
 * Closes the phone's menu, which covers the page, when one of its links is followed, on history navigation,
 * and when focus leaves it. In the boot script, because it must work even if no other script arrives.
 */
export function closeMenuOnLeave(): void {
  const close = () => document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  // After the click: a link that is hidden while it is clicked leads nowhere.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('nav[popover] a')) setTimeout(close);
  });
  addEventListener('popstate', close);
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = (target as Element).closest('nav:popover-open');
    if (relatedTarget && menu && !menu.contains(relatedTarget as Node)) close();
  });
}
