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

/** A web font's rule: fallback fonts have no `url()`. */
const webFont = /@font-face\{[^}]*?url\(([^)]+)\)[^}]*\}/g;

/** Where Next names a font and its fallbacks: `.variable{--font-text:"hanken",hankenSigns,Arial}`. */
const fontStack = /([^{}]+)\{(--font-[\w-]+):([^{}]+)\}/g;

const unquoted = (family: string) => family.trim().replace(/^["']|["']$/g, '');

/** The family that a font's rule declares. */
const familyOf = (rule: string) => unquoted(/font-family:([^;}]+)/.exec(rule)?.[1] ?? '');

/**
 * Moves the web fonts of each stack, and its whole list of families, into a sheet of their own, after a link that
 * fetches the font. The loader enables the link after the first paint, which uses fallback fonts of the same
 * measure, and the sheet when the fonts have come. (A mark on `html` would restyle every element.) Until then no
 * style names the fonts: the browser would ask the system for each by its name, or, where a rule declares it, for
 * a last resort. A font with a range is fetched only where a page needs it. Without scripts links and sheets are
 * enabled at once.
 * @returns the rest of the sheet
 * @throws if a font is in no stack: it would be fetched and laid out before the first paint
 */
function holdFonts(page: HtmlDocument, css: string, before: HtmlElement): string {
  const media = '(scripting: none)';
  const fonts = [...css.matchAll(webFont)].map(([rule, href = '']) => ({
    rule,
    href,
    family: familyOf(rule),
  }));
  const held = new Set<string>();
  const rest = css.replace(fontStack, (stack, selector: string, name: string, list: string) => {
    const families = list.split(',').map(unquoted);
    const own = fonts.filter(({ family }) => families.includes(family));
    if (own.length === 0) return stack;
    for (const { rule, href } of own) {
      held.add(rule);
      if (rule.includes('unicode-range')) continue;
      const preload = { rel: 'preload', as: 'font', type: 'font/woff2', href };
      insertBefore(
        createElement('link', { 'data-held': '', ...preload, crossorigin: '', media }),
        before,
      );
    }
    const rules = own.map(({ rule }) => rule).join('');
    // With the element's name it outranks the list of fallbacks that stays.
    const sheet = `${rules}html${selector.trim()}{${name}:${list}}`;
    insertBefore(createElement('style', { media }, sheet), before);
    const fallbacks = families.filter((name) => !own.some(({ family }) => family === name));
    return `${selector}{${name}:${fallbacks.join()}}`;
  });
  const loose = fonts.find(({ rule }) => !held.has(rule));
  if (loose) {
    throw new Error(
      `no list of families names the web font "${loose.family}": Next may write its lists in another form`,
    );
  }
  return rest.replace(webFont, '');
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
