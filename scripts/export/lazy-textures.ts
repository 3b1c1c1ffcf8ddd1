import { sectionIds } from '../../content/navigation';
import {
  attribute,
  childElements,
  elementsNamed,
  setAttribute,
  type HtmlDocument,
  type HtmlElement,
} from './html';

/** Whether an element or anything inside it has a texture. */
function hasTexture(piece: HtmlElement): boolean {
  return attribute(piece, 'data-texture') !== undefined || childElements(piece).some(hasTexture);
}

/**
 * Marks the pieces of a page whose textures load late: `data-lazy="all"` below the first screen, and
 * `data-lazy` on it, where a piece's own background stays. `styles/_waiting.scss` says what the marks hold back;
 * the loader removes them. Not done in the components, so that pieces of a route that is opened later have
 * no mark.
 */
export function markLazyTextures(page: HtmlDocument): void {
  const [main] = elementsNamed(page, 'main');
  const [body] = elementsNamed(page, 'body');
  let isBelow = false;
  for (const piece of main ? childElements(main) : []) {
    const id = attribute(piece, 'id');
    // Its background continues the hero's; its sections are marked one by one.
    const parts = id === sectionIds.collections ? childElements(piece) : [piece];
    for (const part of parts) {
      if (isBelow || hasTexture(part)) setAttribute(part, 'data-lazy', isBelow ? 'all' : '');
    }
    isBelow ||= id === sectionIds.home;
  }
  for (const piece of body ? childElements(body) : []) {
    if (piece.tagName === 'header' && hasTexture(piece)) setAttribute(piece, 'data-lazy', '');
    if (piece.tagName === 'footer') setAttribute(piece, 'data-lazy', 'all');
  }
}
