import { useEffect, type RefObject } from 'react';
import type { NavigationLink } from '@/content/navigation';

/** Shrinks the viewport to the band that decides which section is in view. */
const readingBand = '-40% 0px -55% 0px';

/**
 * Keeps `aria-current="true"` on the link to the section that the visitor is reading; between sections none has
 * it. The link without a hash stands for the top of the page, `#home`. The attribute is set without rendering,
 * which on a slow phone takes longer than a frame of scrolling lasts.
 * @param list contains the links, and nothing else with their addresses.
 * @param active false on pages that have none of these sections.
 */
export function useSectionInView(
  list: RefObject<HTMLElement | null>,
  links: readonly NavigationLink[],
  active: boolean,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const current = 'a[aria-current]';
    const unmark = (selector: string) =>
      list.current?.querySelector(selector)?.removeAttribute('aria-current');
    const byId = new Map(links.map(({ href }) => [href.split('#')[1] ?? 'home', href]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const link = `a[href="${byId.get(target.id)}"]`;
          unmark(isIntersecting ? current : link);
          if (isIntersecting)
            list.current?.querySelector(link)?.setAttribute('aria-current', 'true');
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
      unmark(current);
    };
  }, [list, links, active]);
}
