import { attribute, elementsNamed, remove, type HtmlDocument } from './html';

/**
 * Takes the fonts' preloads out of a page that begins with the intro: nobody reads before it has
 * cleared, and the picture behind it comes sooner. Without one a font is held back (`styles.ts`).
 */
export function dropFontPreloads(page: HtmlDocument): void {
  const hasIntro = elementsNamed(page, 'div').some(
    (element) => attribute(element, 'data-intro-cover') !== undefined,
  );
  if (!hasIntro) return;
  for (const link of elementsNamed(page, 'link')) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font') remove(link);
  }
}
