/**
 * Parts of a page that come later than the first paint, as selectors: for style sheets, which hold them back, and
 * for `scripts/export/loader.ts`, which brings them.
 */
export const pageParts = {
  /** Below the home page's first screen. */
  below: 'main > section:not(#home), body > footer',
  /** Whose textures come when the visitor is near. */
  far: 'body > header, main > :not(section), #home ~ section:not(#colletions), #colletions > *, body > footer',
} as const;
