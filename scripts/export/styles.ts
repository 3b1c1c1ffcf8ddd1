import type { CheerioAPI } from 'cheerio';

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
export function inlineStyles($: CheerioAPI, read: (address: string) => string): void {
  $('link[rel=preload][as=style]').remove();
  const links = $('link[rel=stylesheet][href*="/_next/"]');
  if (links.length === 0)
    throw new Error('the page has no style sheet of Next: has its form changed?');
  const css = links
    .map((_, { attribs: { href = '' } }) => absoluteUrls(read(href).trim(), href))
    .get()
    .join('\n');
  if (/<\/style/i.test(css)) throw new Error('a style sheet holds "</style", which would end it');
  links.first().before($('<style>').text(css));
  links.attr('disabled', '');
}

/** Loads fonts after the page's first picture; until then it shows fallbacks of the same metrics. */
export function lowerFontPriority($: CheerioAPI): void {
  $('link[rel=preload][as=font]').attr('fetchpriority', 'low');
}
