/** Every link of this site is a string; Next's link also takes objects. */
export function formatUrl(): never {
  throw new Error('The address of a link must be a string.');
}
