import { useEffect } from 'react';
import { routes } from '@/content/routes';
import { moveFocusToMain } from '@/lib/focus';

/**
 * On the home page, makes links to it scroll to its top and move focus there: the browser would load the page
 * again.
 * @param atHome whether this is the home page.
 */
export function useHomeToTop(atHome: boolean): void {
  useEffect(() => {
    if (!atHome) return undefined;
    const goToTop = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
      const { path } = routes.home;
      if (opensElsewhere || !(target instanceof Element) || !target.closest(`a[href="${path}"]`)) {
        return;
      }
      event.preventDefault();
      if (location.hash) history.pushState(null, '', path);
      window.scrollTo({ top: 0 });
      moveFocusToMain();
    };
    document.addEventListener('click', goToTop);
    return () => document.removeEventListener('click', goToTop);
  }, [atHome]);
}
