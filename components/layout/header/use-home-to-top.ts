import { useEffect } from 'react';
import { routes } from '@/content/routes';
import { isPlainClick } from '@/lib/links/plain-click';
import { moveFocusToMain } from '@/lib/focus';

/**
 * On the home page, makes links to it scroll to its top and move focus there. Next would do nothing, because
 * the route does not change.
 * @param atHome whether this is the home page.
 */
export function useHomeToTop(atHome: boolean): void {
  useEffect(() => {
    if (!atHome) return undefined;
    const goToTop = (event: MouseEvent) => {
      const { target } = event;
      if (!isPlainClick(event)) return;
      const link = target instanceof Element && target.closest(`a[href="${routes.home.path}"]`);
      if (!link) return;
      window.scrollTo({ top: 0 });
      moveFocusToMain();
    };
    document.addEventListener('click', goToTop);
    return () => document.removeEventListener('click', goToTop);
  }, [atHome]);
}
