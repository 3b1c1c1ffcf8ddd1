/**
 * Keeps the router informed where the browser has followed a hash by itself, as for the skip link. Such an
 * entry has no router state, and on the way back to it the router would not change the page.
 * @param pathname of the page that is shown.
 * @param isLeaving whether a link to another page has been followed that is not there yet.
 * @returns a function that stops.
 */
export function followHistory(pathname: string, isLeaving: () => boolean): () => void {
  // The router adds its own state to every entry that is written while it listens, and then forgets where it was
  // going: the browser may report the hash only after a click on a link.
  const addState = () => {
    if (!history.state && !isLeaving()) history.replaceState(null, '', location.href);
  };
  const loadPage = () => {
    if (!history.state && location.pathname !== pathname) location.reload();
  };
  window.addEventListener('hashchange', addState);
  window.addEventListener('popstate', loadPage);
  return () => {
    window.removeEventListener('hashchange', addState);
    window.removeEventListener('popstate', loadPage);
  };
}
