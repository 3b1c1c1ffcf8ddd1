import {
  attribute,
  childElements,
  elementsNamed,
  setAttribute,
  type HtmlDocument,
  type HtmlElement,
} from './html';

/** Whether a piece of the first screen has anything that could wait. */
function hasTexture(piece: HtmlElement): boolean {
  return attribute(piece, 'data-texture') !== undefined || childElements(piece).some(hasTexture);
}

/**
 * Marks the pieces of a page whose textures wait until a visitor comes near: `data-asleep="all"` where
 * the first screen shows nothing of them, `data-asleep` where it shows their ground. The loader takes
 * the marks away; `styles/base.scss` says what they hold back. Marked here and not in the components,
 * so that a piece which a change of routes brings is awake.
 */
export function putToSleep(page: HtmlDocument): void {
  const [main] = elementsNamed(page, 'main');
  const [body] = elementsNamed(page, 'body');
  let isBelow = false;
  for (const piece of main ? childElements(main) : []) {
    const id = attribute(piece, 'id');
    // Its own ground is the hero's; its sections wake one by one.
    const parts = id === 'colletions' ? childElements(piece) : [piece];
    for (const part of parts) {
      if (isBelow || hasTexture(part)) setAttribute(part, 'data-asleep', isBelow ? 'all' : '');
    }
    isBelow ||= id === 'home';
  }
  for (const piece of body ? childElements(body) : []) {
    if (piece.tagName === 'header' && hasTexture(piece)) setAttribute(piece, 'data-asleep', '');
    if (piece.tagName === 'footer') setAttribute(piece, 'data-asleep', 'all');
  }
}
