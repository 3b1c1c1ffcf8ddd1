import { attribute, createElement, elementsNamed, insertBefore, type HtmlDocument } from './html';

/**
 * Puts the page's style sheets into the page. The links stay, disabled, so that a browser does not
 * fetch them while React still finds them: it would otherwise add each one again when it hydrates.
 * @param read the source of a style sheet, by its address
 */
export function inlineStyles(page: HtmlDocument, read: (href: string) => string): void {
  const links = elementsNamed(page, 'link').filter(
    (link) =>
      attribute(link, 'rel') === 'stylesheet' && attribute(link, 'href')?.startsWith('/_next/'),
  );
  const [first] = links;
  if (!first) return;
  const css = links.map((link) => read(attribute(link, 'href') ?? '').trim()).join('\n');
  if (/<\/style/i.test(css)) throw new Error('a style sheet holds "</style", which would end it');
  insertBefore(createElement('style', {}, css), first);
  for (const link of links) link.attrs.push({ name: 'disabled', value: '' });
}
