/**
 * Keeps the router informed where the browser has followed a hash by itself, as for the skip link. Such an
 * entry has no router state, and on the way back to it the router would not change the page.
 * @param pathname of the page that is shown.
 * @returns a function that stops.
 */
export function followHistory(pathname: string): () => void {
  // The router adds its own state to every entry that is written while it listens.
  const addState = () => {
    if (!history.state) history.replaceState(null, '', location.href);
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
