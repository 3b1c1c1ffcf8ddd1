/**
 * The page that an address stands for, as `content/routes` writes it. Hosts that do not redirect answer `/es` at
 * `/es/`, `/es.html`, `/es/index` and `/es/index.html` too.
 */
export const pagePath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
