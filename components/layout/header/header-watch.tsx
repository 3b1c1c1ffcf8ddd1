'use client';

import { useEffect } from 'react';
import { scrollHomeToTop } from './scroll-home-to-top';
import { markScrolled } from './mark-scrolled';
import { markSectionInView } from './mark-section-in-view';

/** What the header does by itself; the header stays a server component. Renders nothing. */
export function HeaderWatch({ atHome }: { readonly atHome: boolean }) {
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return undefined;
    const stops = [markScrolled(header)];
    if (atHome)
      stops.push(
        markSectionInView([...header.querySelectorAll<HTMLAnchorElement>('li > a')]),
        scrollHomeToTop(),
      );
    return () => stops.forEach((stop) => stop());
  }, [atHome]);

  return null;
}
