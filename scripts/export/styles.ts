import {
  attribute,
  createElement,
  elementsNamed,
  insertBefore,
  remove,
  type HtmlDocument,
  type HtmlElement,
} from './html';

/** Removes preloads of style sheets: Next preloads the 404 page's on every page. */
function removePreloads(page: HtmlDocument): void {
  for (const link of elementsNamed(page, 'link')) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'style') remove(link);
  }
}

/** A web font's rule. Fallback fonts have no `url()`; one with a range is fetched only where a page needs it. */
const webFont = /@font-face\{(?![^}]*unicode-range)[^}]*?url\(([^)]+)\)[^}]*\}/g;

/**
 * Moves each font that the page does not preload into a sheet of its own, after a link that fetches it. The
 * loader enables the link after the first paint, which uses fallback fonts of the same measure, and the sheet
 * when the fonts have come. (A mark on `html` would restyle every element.) Without scripts both are enabled
 * at once.
 * @returns the rest of the sheet
 */
function holdFonts(page: HtmlDocument, css: string, before: HtmlElement): string {
  const preloaded = elementsNamed(page, 'link')
    .filter((link) => attribute(link, 'as') === 'font')
    .map((link) => attribute(link, 'href'));
  return css.replace(webFont, (rule, address: string) => {
    if (preloaded.includes(address)) return rule;
    const media = '(scripting: none)';
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', href: address };
    insertBefore(
      createElement('link', { 'data-held': '', ...preload, crossorigin: '', media }),
      before,
    );
    insertBefore(createElement('style', { media }, rule), before);
    return '';
  });
}

/**
 * Inlines the page's style sheets. Their links stay, disabled: browsers do not fetch them, and React finds
 * them and does not add them again when it hydrates.
 * @param read the source of a style sheet, by its address
 */
export function inlineStyles(page: HtmlDocument, read: (href: string) => string): void {
  removePreloads(page);
  const links = elementsNamed(page, 'link').filter(
    (link) =>
      attribute(link, 'rel') === 'stylesheet' && attribute(link, 'href')?.startsWith('/_next/'),
  );
  const [first] = links;
  if (!first) return;
  const css = links.map((link) => read(attribute(link, 'href') ?? '').trim()).join('\n');
  if (/<\/style/i.test(css)) throw new Error('a style sheet holds "</style", which would end it');
  insertBefore(createElement('style', {}, holdFonts(page, css, first)), first);
  for (const link of links) link.attrs.push({ name: 'disabled', value: '' });
}
