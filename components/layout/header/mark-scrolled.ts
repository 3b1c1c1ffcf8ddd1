/** How far the page may scroll before it counts as scrolled, in px. */
const tolerance = 8;

/**
 * Keeps `data-scrolled` on an element up to date: whether the page is scrolled. An observed sentinel spares a
 * scroll listener. Returns how to stop.
 */
export function markScrolled(bar: HTMLElement): () => void {
  const sentinel = document.createElement('div');
  sentinel.setAttribute('aria-hidden', 'true');
  Object.assign(sentinel.style, {
    position: 'absolute',
    top: '0',
    height: `${tolerance}px`,
    width: '1px',
    pointerEvents: 'none',
  });
  document.body.append(sentinel);
  const observer = new IntersectionObserver((entries) => {
    // A busy page gets several entries at once, the oldest first.
    const entry = entries.at(-1);
    if (entry) bar.dataset.scrolled = String(!entry.isIntersecting);
  });
  observer.observe(sentinel);
  return () => {
    observer.disconnect();
    sentinel.remove();
  };
}
