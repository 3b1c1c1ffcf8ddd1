import { useEffect } from 'react';
import { routes } from '@/content/routes';

/**
 * On the home page a link to it leads to its top. Next sees no change of route there and would
 * leave the page where it is.
 * @param atHome whether this is the home page.
 */
export function useHomeToTop(atHome: boolean): void {
  useEffect(() => {
    if (!atHome) return undefined;
    const climb = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest(`a[href="${routes.home.path}"]`);
      if (link) window.scrollTo({ top: 0 });
    };
    document.addEventListener('click', climb);
    return () => document.removeEventListener('click', climb);
  }, [atHome]);
}
