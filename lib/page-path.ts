/**
 * The page that an address stands for, as `content/routes` writes it. The page of `/es` can be asked for as `/es/`,
 * `/es.html`, `/es/index` and `/es/index.html` too: hosts that do not redirect answer at all of them.
 */
export const pagePath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
