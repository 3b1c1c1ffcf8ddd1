/** Signs that someone is there; the first of them brings the scripts at once. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
/**
 * Longest wait in milliseconds: until the intro has ended, whose frames are spared the work, and so
 * that the age gate at 5 s is ready on a slow machine too.
 */
const longestWait = 3000;
/** How long a held click may wait for hydration, in milliseconds, before it goes its native way. */
const longestHold = 4000;
/**
 * Longest wait in milliseconds from one piece's waking to the next: enough for a machine that is busy
 * scrolling, and less than any reader takes to reach it.
 */
const longestNap = 150;
/** And the shortest: what a piece shows has been decoded and drawn by then. */
const shortestNap = 100;
/** How near the window a piece wakes, as an IntersectionObserver takes it: a second's hasty scroll. */
const wakingDistance = '100% 0px 150%';
/** What is laid out after the first paint, piece by piece. */
const pieces = 'body > header, main > *, #colletions > *, main div section, body > footer';

/**
 * Brings a page's scripts after its first paint. They are fetched once the page has loaded and is
 * idle, and run at the first sign of a visitor, which also takes `data-asleep` from what waits for one,
 * or after three seconds: reading and the intro have the processor to themselves. A click
 * on a `[data-replay]` element before hydration is held back and made again once, after it; if the
 * scripts cannot be had, it goes its native way.
 * @param script the loader's own element; `data-load` lists the addresses, in order of running
 */
export function startLoader(script: HTMLScriptElement): void {
  const page = document.documentElement;
  const addresses = (script.dataset.load ?? '').split(' ');
  let asked = false;
  let failed = false;
  let held: HTMLElement | undefined;
  let awake = false;

  function release() {
    const target = held;
    held = undefined;
    target?.click();
  }

  function giveUp() {
    failed = true;
    release();
  }

  function load() {
    if (asked) return;
    asked = true;
    for (const address of addresses) {
      const tag = document.createElement('script');
      tag.async = false;
      tag.onerror = giveUp;
      tag.src = address;
      document.head.append(tag);
    }
  }

  /** Into the browser's cache; should it fail, the script elements ask again. */
  function fetchAhead() {
    if (asked) return;
    for (const address of addresses) fetch(address, { priority: 'low' }).catch(() => undefined);
  }

  function whenIdle(work: () => void, timeout = 1000) {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
    // Safari has no idle callbacks.
    else setTimeout(work, timeout / 10);
  }

  /**
   * Fetches the fonts that wait and then switches them on together: the text is laid out anew once,
   * and not first for the fonts to be asked for and again as each of them comes.
   */
  function bringFonts() {
    const links = document.querySelectorAll<HTMLLinkElement>('[data-held]');
    let coming = links.length;
    function come() {
      coming -= 1;
      if (coming > 0) return;
      for (const { nextSibling } of links) (nextSibling as HTMLStyleElement).media = '';
    }
    for (const link of links) {
      link.onload = link.onerror = come;
      link.media = '';
    }
  }

  /** What each mark means: `styles/base.scss`. One piece a frame, so that no frame is late. */
  function layOut() {
    const waiting = [...document.querySelectorAll<HTMLElement>(pieces)];
    (function next() {
      const piece = waiting.shift();
      if (piece) {
        piece.style.contentVisibility = 'visible';
        requestAnimationFrame(() => setTimeout(next));
      } else {
        page.dataset.laidOut = '';
        if (document.readyState === 'complete') whenIdle(fetchAhead);
        else addEventListener('load', () => whenIdle(fetchAhead));
      }
    })();
  }

  /**
   * What is near, and the rest as it comes near; one piece after another, between frames: to style one
   * anew is most of a frame on a slow machine. The furthest down comes first: drawn before it is in
   * view, it delays no frame.
   */
  function wake() {
    if (awake) return;
    awake = true;
    const near: HTMLElement[] = [];
    const passed: HTMLElement[] = [];
    let waking = false;
    function next() {
      const piece = near.pop() ?? passed.pop();
      waking = piece !== undefined;
      if (!piece) return;
      delete piece.dataset.asleep;
      setTimeout(() => whenIdle(next, longestNap), shortestNap);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          // Where somebody has jumped to comes before what lies above it.
          (boundingClientRect.bottom > 0 ? near : passed).push(target as HTMLElement);
        }
        if (!waking) next();
      },
      { rootMargin: wakingDistance },
    );
    document.querySelectorAll('[data-asleep]').forEach((piece) => observer.observe(piece));
  }

  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        bringFonts();
        page.dataset.painted = '';
        whenIdle(layOut);
      }),
    );
  }).observe({ type: 'paint', buffered: true });
  setTimeout(load, longestWait);
  const once = { passive: true, once: true };
  for (const sign of signs) {
    addEventListener(sign, wake, once);
    addEventListener(sign, load, once);
  }
  addEventListener('pointermove', wake, once);

  addEventListener(
    'click',
    (event) => {
      if (failed || page.dataset.hydrated || event.ctrlKey || event.metaKey) return;
      const target = (event.target as Element).closest<HTMLElement>('[data-replay]');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      held = target;
      load();
      setTimeout(giveUp, longestHold);
    },
    true,
  );
  new MutationObserver(release).observe(page, { attributeFilter: ['data-hydrated'] });
}
