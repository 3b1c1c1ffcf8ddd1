import {
  attribute,
  createElement,
  elementsNamed,
  insertBefore,
  remove,
  type HtmlDocument,
  type HtmlElement,
} from './html';

/** Next preloads the 404 page's style sheet on every page; it is fetched when it is needed. */
function removePreloads(page: HtmlDocument): void {
  for (const link of elementsNamed(page, 'link')) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'style') remove(link);
  }
}

/** A font that is fetched, and not one that stands in for it until then. */
const webFont = /@font-face\{[^}]*?url\(([^)]+)\)[^}]*\}/g;

/**
 * Puts each font that the page does not preload into a sheet of its own behind a link that fetches it:
 * the loader switches on the link after the first paint, for which the stand-ins have its measure, and
 * the sheet when the fonts have come. Were it a property of the page that changed, every element would
 * be styled anew. Without scripts both count at once.
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
 * Puts the page's style sheets into the page. The links stay, disabled, so that a browser does not
 * fetch them while React still finds them: it would otherwise add each one again when it hydrates.
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
