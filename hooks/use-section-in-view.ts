import { useEffect, useState } from 'react';
import type { NavigationLink } from '@/content/navigation';

/** Shrinks the viewport to the band that decides which section is in view. */
const readingBand = '-40% 0px -55% 0px';

/**
 * The href of the link whose section the visitor is reading, or `undefined` between them.
 * The link without a hash stands for the top of the page, `#home`.
 * @param active false on pages that have none of these sections.
 */
export function useSectionInView(
  links: readonly NavigationLink[],
  active: boolean,
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!active) return undefined;
    const byId = new Map(links.map(({ href }) => [href.split('#')[1] ?? 'home', href]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const href = byId.get(entry.target.id);
          setCurrent((before) => {
            if (entry.isIntersecting) return href;
            return before === href ? undefined : before;
          });
        }
      },
      { rootMargin: readingBand },
    );
    for (const id of byId.keys()) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [links, active]);

  return active ? current : undefined;
}
