/** Interactions that run the scripts at once. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
/**
 * Milliseconds until the scripts run without an interaction: the intro has ended by then, and on a slow
 * machine too there is time to prepare the age gate, which is due at 5 s.
 */
const longestWait = 3000;
/** Milliseconds for which a click may wait for hydration before its native action is taken. */
const longestHold = 4000;
/** Milliseconds between two pieces, at least: by then what the first shows has been decoded and painted. */
const shortestPause = 100;
/**
 * Milliseconds to wait for an idle moment after that: enough for a machine that is busy scrolling, and less
 * than a reader takes to reach the next piece.
 */
const longestIdleWait = 150;
/** How near the window a piece's textures load, for an IntersectionObserver: a second of fast scrolling. */
const nearMargin = '100% 0px 150%';

/** The pieces of a page that are laid out one by one after the first paint. */
const pieces = 'body > header, main > *, #colletions > *, main div section, body > footer';

/**
 * Brings a page's scripts after its first paint, to leave the processor to reading and the intro. They are
 * fetched once the page has loaded and is idle, and run at the visitor's first interaction, after three
 * seconds at the latest. The first interaction also loads deferred textures. A click on a `[data-replay]`
 * element before hydration is held back and repeated after it; if the scripts cannot be loaded, it takes its
 * native action.
 * @param script the loader's own element; its `data-load` lists the addresses in the order they run
 */
export function startLoader(script: HTMLScriptElement): void {
  const page = document.documentElement;
  const addresses = (script.dataset.load ?? '').split(' ');
  let isRequested = false;
  let hasFailed = false;
  let isTextured = false;
  let heldClick: HTMLElement | undefined;

  function replayClick() {
    const target = heldClick;
    heldClick = undefined;
    target?.click();
  }

  function giveUp() {
    hasFailed = true;
    replayClick();
  }

  function runScripts() {
    if (isRequested) return;
    isRequested = true;
    for (const address of addresses) {
      const tag = document.createElement('script');
      tag.async = false;
      tag.onerror = giveUp;
      tag.src = address;
      document.head.append(tag);
    }
  }

  /** Into the browser's cache. If it fails, the script elements request the files again. */
  function fetchScripts() {
    if (isRequested) return;
    for (const address of addresses) fetch(address, { priority: 'low' }).catch(() => undefined);
  }

  /** Runs `work` when the browser is idle, after `timeout` ms at the latest. */
  function whenIdle(work: () => void, timeout = 1000) {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
    // Safari has no idle callbacks.
    else setTimeout(work, timeout / 10);
  }

  /**
   * Fetches the held fonts (`scripts/export/styles.ts`) and switches them on together once all have come or
   * failed, so that the text is laid out again only once.
   */
  function loadFonts() {
    const links = document.querySelectorAll<HTMLLinkElement>('[data-held]');
    let pending = links.length;
    function switchOn() {
      pending -= 1;
      if (pending > 0) return;
      for (const { nextSibling } of links) (nextSibling as HTMLStyleElement).media = '';
    }
    for (const link of links) {
      link.onload = link.onerror = switchOn;
      link.media = '';
    }
  }

  /** One piece a frame, so that no frame is late. What the marks mean: `styles/base.scss`. */
  function layOutPieces() {
    const waiting = [...document.querySelectorAll<HTMLElement>(pieces)];
    (function layOutNext() {
      const piece = waiting.shift();
      if (piece) {
        piece.style.contentVisibility = 'visible';
        requestAnimationFrame(() => setTimeout(layOutNext));
      } else {
        page.dataset.laidOut = '';
        if (document.readyState === 'complete') whenIdle(fetchScripts);
        else addEventListener('load', () => whenIdle(fetchScripts));
      }
    })();
  }

  /**
   * Loads deferred textures as their pieces come near, by removing `data-lazy`. One piece at a time,
   * between frames: restyling one takes most of a frame on a slow machine. The furthest down comes first, so
   * that it is painted before it is in view.
   */
  function loadTextures() {
    if (isTextured) return;
    isTextured = true;
    const near: HTMLElement[] = [];
    const passed: HTMLElement[] = [];
    let isLoading = false;
    function loadNext() {
      const piece = near.pop() ?? passed.pop();
      isLoading = piece !== undefined;
      if (!piece) return;
      delete piece.dataset.lazy;
      setTimeout(() => whenIdle(loadNext, longestIdleWait), shortestPause);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          // After a jump, pieces in view or below come before those above it.
          (boundingClientRect.bottom > 0 ? near : passed).push(target as HTMLElement);
        }
        if (!isLoading) loadNext();
      },
      { rootMargin: nearMargin },
    );
    document.querySelectorAll('[data-lazy]').forEach((piece) => observer.observe(piece));
  }

  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        loadFonts();
        page.dataset.painted = '';
        whenIdle(layOutPieces);
      }),
    );
  }).observe({ type: 'paint', buffered: true });
  setTimeout(runScripts, longestWait);
  const once = { passive: true, once: true };
  for (const interaction of interactions) {
    addEventListener(interaction, loadTextures, once);
    addEventListener(interaction, runScripts, once);
  }
  addEventListener('pointermove', loadTextures, once);

  addEventListener(
    'click',
    (event) => {
      if (hasFailed || page.dataset.hydrated || event.ctrlKey || event.metaKey) return;
      const target = (event.target as Element).closest<HTMLElement>('[data-replay]');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      heldClick = target;
      runScripts();
      setTimeout(giveUp, longestHold);
    },
    true,
  );
  new MutationObserver(replayClick).observe(page, { attributeFilter: ['data-hydrated'] });
}
