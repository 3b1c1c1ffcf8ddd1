/**
 * Calls back when another tab has changed what is stored, and when the page comes back from the back/forward
 * cache, where it has missed other tabs' events.
 * @returns a function that stops watching.
 */
export function watchStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}
