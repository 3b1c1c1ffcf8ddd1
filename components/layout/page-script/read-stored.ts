/**
 * Reads a value stored on the device; `null` where storage is blocked. Does not use `lib/storage`, which would make
 * the HTML of every page larger, before its first paint.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
