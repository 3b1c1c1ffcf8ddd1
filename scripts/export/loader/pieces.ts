/**
 * The pieces of a page that are laid out one by one after the first paint. Scripts are among them, an empty
 * frame each: to leave them out would make every page heavier.
 */
const pieces = 'body > *, main > *, #home > *, #colletions > *, main div section';

/**
 * Lays out what waits below the first screen, one piece a frame, so that no frame is late. What the marks
 * mean: `styles/_waiting.scss`.
 * @param onLaidOut called after the last piece.
 */
export function layOutPieces(onLaidOut: () => void): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(pieces)];
  (function layOutNext() {
    const piece = waiting.shift();
    if (piece) {
      piece.style.contentVisibility = 'visible';
      requestAnimationFrame(() => setTimeout(layOutNext));
    } else {
      onLaidOut();
    }
  })();
}
