import { moveFocusTo } from '@/lib/focus/move-focus';

/**
 * Goes to a part of this page, the keyboard with it, and notes it in the history. At once: the router
 * would ask the server for the page first, which it has, and lead nowhere until an answer comes.
 */
export function goToPart(part: HTMLElement): void {
  const hash = `#${part.id}`;
  if (location.hash !== hash) history.pushState(null, '', hash);
  part.scrollIntoView();
  moveFocusTo(part);
}

/**
 * Keeps the page and the history together where the browser has gone to a part by itself, as for the
 * skip link: its entry says nothing to the router, which stays where it is when that is gone back to.
 * @param pathname of the page that is shown.
 * @returns a function that stops.
 */
export function followHistory(pathname: string): () => void {
  // The router takes over what it is told of.
  const note = () => {
    if (!history.state) history.replaceState(null, '', location.href);
  };
  const load = () => {
    if (!history.state && location.pathname !== pathname) location.reload();
  };
  window.addEventListener('hashchange', note);
  window.addEventListener('popstate', load);
  return () => {
    window.removeEventListener('hashchange', note);
    window.removeEventListener('popstate', load);
  };
}
