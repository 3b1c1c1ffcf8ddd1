const page = document.documentElement;

/** How the visitor came to this page: `navigate`, `reload`, `back_forward`. */
export function visitType(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type;
}

/**
 * Starts the page at its top, also when it is reloaded. If the address has a hash, the browser scrolls to its target
 * once the intro is over: until then the hash is kept in the history entry's state, where a reload finds it. After
 * Back the browser restores the scroll position.
 */
export function startAtTop(): void {
  const { pathname, search } = location;
  const hash: string = location.hash || history.state?.hash || '';
  const isPlaying = page.dataset.intro === 'playing';
  const visit = visitType();
  // The browser restores the place after Back, and goes to a hash by itself.
  if (visit === 'back_forward' || (hash && visit === 'navigate' && !isPlaying)) return;
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
      if (page.dataset.intro === 'done') goToHash();
      else {
        new MutationObserver((_, observer) => {
          if (page.dataset.intro !== 'done') return;
          observer.disconnect();
          goToHash();
        }).observe(page, { attributeFilter: ['data-intro'] });
      }
    },
    { once: true },
  );
}
