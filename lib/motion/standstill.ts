import { lastScrolled } from './last-scroll';

/** Milliseconds without scrolling after which the page counts as standing. */
const stillness = 1000;

/** How far outside the window nothing is reached before what waits there is set to wait, by its height. */
const reach = 0.5;

interface Standstill {
  /** Called once the page has stood still for a second, and at once if it stands already. */
  stands: () => void;
  /** Called in the frame in which it moves again, before anything of that frame is drawn. */
  moves: () => void;
}

/**
 * Whether a place is further outside the window than the next turn of a wheel reaches.
 * @param height of the window in px, for whoever knows it: to ask for it may be to have the page laid out.
 */
export function isOutOfReach(
  { top, bottom }: Pick<DOMRectReadOnly, 'top' | 'bottom'>,
  height = document.documentElement.clientHeight,
): boolean {
  return top > height * (1 + reach) || bottom < -height * reach;
}

/**
 * Tells when the page stands still and when it moves. What waits out of sight for its entrance is whole
 * while the page stands, for all that take the page as one: a picture of the whole of it, an archive, an
 * assistant that reads it.
 * @returns a function that stops telling.
 */
export function watchStandstill({ stands, moves }: Standstill): () => void {
  let timer = 0;

  // One timer for a whole scroll, and not one an event.
  function look() {
    const left = lastScrolled() + stillness - performance.now();
    if (left > 0) {
      timer = window.setTimeout(look, left);
      return;
    }
    stands();
    addEventListener('scroll', onScroll, { passive: true, once: true });
  }

  function onScroll() {
    moves();
    look();
  }

  look();
  return () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}
