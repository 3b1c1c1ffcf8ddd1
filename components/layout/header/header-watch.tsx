'use client';

import { useEffect } from 'react';
import { moveFocusToMain } from '@/lib/focus';
import { pagePath } from '@/lib/page-path';

/** How far the page may scroll before it counts as scrolled, in px. */
const tolerance = 8;

/** Keeps `data-scrolled` on the header up to date. Returns how to stop. */
function markScrolled(header: HTMLElement): () => void {
  const mark = () => {
    const isScrolled = String(window.scrollY > tolerance);
    if (header.dataset.scrolled !== isScrolled) header.dataset.scrolled = isScrolled;
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}

/** Shrinks the viewport to the band that decides which section is in view. */
const readingBand = '-40% 0px -55% 0px';

/**
 * Keeps `aria-current="true"` on the link to the section that the visitor is reading; between sections none has
 * it. The link without a hash stands for the top of the page, `#home`. Returns how to stop.
 */
function markSectionInView(links: readonly HTMLAnchorElement[]): () => void {
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

/**
 * On the home page, makes links to it scroll to its top and move focus there: the browser would load the page
 * again. Returns how to stop.
 */
function scrollHomeToTop(): () => void {
  const goToTop = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
    const home = pagePath(location.pathname);
    if (opensElsewhere || !(target instanceof Element) || !target.closest(`a[href="${home}"]`)) {
      return;
    }
    event.preventDefault();
    if (location.hash) history.pushState(null, '', home);
    window.scrollTo({ top: 0 });
    moveFocusToMain();
  };
  document.addEventListener('click', goToTop);
  return () => document.removeEventListener('click', goToTop);
}

/** The header's event listeners, so that the header itself stays a server component. Renders nothing. */
export function HeaderWatch({ atHome }: { readonly atHome: boolean }) {
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return undefined;
    const stops = [markScrolled(header)];
    if (atHome)
      stops.push(
        markSectionInView([
          ...header.querySelectorAll<HTMLAnchorElement>('li > a:not([hreflang])'),
        ]),
        scrollHomeToTop(),
      );
    return () => stops.forEach((stop) => stop());
  }, [atHome]);

  return null;
}
