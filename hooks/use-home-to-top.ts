import { useEffect } from 'react';
import { routes } from '@/content/routes';
import { isPlainClick } from '@/lib/links/plain-click';
import { moveFocusToMain } from '@/lib/focus/move-focus';

/**
 * On the home page a link to it leads to its top, and the keyboard with it. Next sees no change of
 * route there and would leave the page where it is.
 * @param atHome whether this is the home page.
 */
export function useHomeToTop(atHome: boolean): void {
  useEffect(() => {
    if (!atHome) return undefined;
    const climb = (event: MouseEvent) => {
      const { target } = event;
      if (!isPlainClick(event)) return;
      const link = target instanceof Element && target.closest(`a[href="${routes.home.path}"]`);
      if (!link) return;
      window.scrollTo({ top: 0 });
      moveFocusToMain();
    };
    document.addEventListener('click', climb);
    return () => document.removeEventListener('click', climb);
  }, [atHome]);
}
