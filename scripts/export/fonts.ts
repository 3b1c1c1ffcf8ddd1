import { attribute, elementsNamed, remove, type HtmlDocument } from './html';

/**
 * Takes the fonts' preloads out of a page that begins with the intro: nobody reads before it has
 * cleared, and the picture behind it comes sooner. Its style sheet asks for them after the paint.
 */
export function holdFonts(page: HtmlDocument): void {
  const hasIntro = elementsNamed(page, 'div').some(
    (element) => attribute(element, 'data-intro-cover') !== undefined,
  );
  if (!hasIntro) return;
  for (const link of elementsNamed(page, 'link')) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font') remove(link);
  }
}
