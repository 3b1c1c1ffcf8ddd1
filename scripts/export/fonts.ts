import { attribute, elementsNamed, remove, type HtmlDocument } from './html';

/**
 * Removes the fonts' preloads from a page with the intro: there is nothing to read before it clears, and the
 * picture behind it loads sooner. Fonts without a preload are held back (`styles.ts`).
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
