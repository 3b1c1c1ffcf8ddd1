import { moveFocusToMain } from '@/lib/focus';

/**
 * On the home page, makes links to it scroll to its top and move focus there: the browser would load the page
 * again. Returns how to stop.
 */
export function scrollHomeToTop(): () => void {
  const goToTop = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
    const home = location.pathname;
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
