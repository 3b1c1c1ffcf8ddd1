import {
  attribute,
  createElement,
  elementsNamed,
  insertBefore,
  remove,
  setAttribute,
  type HtmlDocument,
} from './html';

/** Addresses that are relative to a style sheet, as `url(../media/font.woff2)`, made absolute. */
function absoluteUrls(css: string, sheet: string): string {
  return css.replace(/url\((["']?)(\.[^"')]+)\1\)/g, (_, quote: string, address: string) => {
    const { pathname } = new URL(address, `https://site.example${sheet}`);
    return `url(${quote}${pathname}${quote})`;
  });
}

/**
 * Puts the page's style sheets into the page: nothing has to be fetched before the first paint. Their links
 * stay, disabled: browsers do not fetch them, and React finds them and adds none.
 * @param read the source of a style sheet, by its address
 */
export function inlineStyles(page: HtmlDocument, read: (address: string) => string): void {
  const links = elementsNamed(page, 'link');
  for (const link of links) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'style') remove(link);
  }
  const sheets = links.filter(
    (link) =>
      attribute(link, 'rel') === 'stylesheet' && attribute(link, 'href')?.includes('/_next/'),
  );
  const [first] = sheets;
  if (!first) throw new Error('the page has no style sheet of Next: has its form changed?');
  const css = sheets
    .map((link) => attribute(link, 'href') ?? '')
    .map((address) => absoluteUrls(read(address).trim(), address))
    .join('\n');
  if (/<\/style/i.test(css)) throw new Error('a style sheet holds "</style", which would end it');
  insertBefore(createElement('style', {}, css), first);
  for (const link of sheets) setAttribute(link, 'disabled', '');
}

/** Lets the page's fonts leave the line to its first picture; until they come, fallbacks of the same measure stand. */
export function lowerFontPriority(page: HtmlDocument): void {
  for (const link of elementsNamed(page, 'link')) {
    const isFont = attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font';
    if (isFont) setAttribute(link, 'fetchpriority', 'low');
  }
}
