/**
 * What is stored on the device; nothing where storage is blocked. Not by `lib/storage`: what that adds to the page script
 * stands in every page's HTML, before anything is painted.
 */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
