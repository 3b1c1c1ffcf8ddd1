/** Shrinks the viewport to the band that decides which section is in view. */
const readingBand = '-40% 0px -55% 0px';

/**
 * Keeps `aria-current="true"` on the link to the section that the visitor is reading; between sections none has
 * it. The link without a hash stands for the top of the page, `#home`. Returns how to stop.
 */
export function markSectionInView(links: readonly HTMLAnchorElement[]): () => void {
  const byId = new Map(links.map((link) => [link.hash.slice(1) || 'home', link]));
  const unmark = (link: Element | undefined) => link?.removeAttribute('aria-current');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) links.forEach(unmark);
        else unmark(byId.get(target.id));
        if (isIntersecting) byId.get(target.id)?.setAttribute('aria-current', 'true');
      }
    },
    { rootMargin: readingBand },
  );
  for (const id of byId.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => {
    observer.disconnect();
    links.forEach(unmark);
  };
}
