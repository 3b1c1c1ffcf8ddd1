import { lastScrollTime } from './last-scroll-time';

/** Milliseconds without scrolling after which the page counts as idle. */
const idleAfter = 1000;

/** Distance from the window, in window heights, beyond which an element is far. */
const farDistance = 0.5;

interface ScrollIdleCallbacks {
  /** Called once the page has been idle for a second; at once if it is idle already. */
  onIdle: () => void;
  /** Called at the next scroll event, before that frame is painted. */
  onScroll: () => void;
}

/**
 * Whether an element is further outside the window than one turn of a wheel scrolls.
 * @param height of the window in px. Pass it where it is known: reading it may force a layout.
 */
export function isFarFromView(
  { top, bottom }: Pick<DOMRectReadOnly, 'top' | 'bottom'>,
  height = document.documentElement.clientHeight,
): boolean {
  return top > height * (1 + farDistance) || bottom < -height * farDistance;
}

/**
 * Tells when scrolling pauses and when it resumes. While the page is idle, content that waits off screen
 * for its entrance is shown, so that full-page screenshots, archives and assistants see all of it.
 * @returns a function that stops watching.
 */
export function watchScrollIdle({ onIdle, onScroll }: ScrollIdleCallbacks): () => void {
  let timer = 0;

  // One timer for a whole scroll instead of one for each event.
  function check() {
    const left = lastScrollTime() + idleAfter - performance.now();
    if (left > 0) {
      timer = window.setTimeout(check, left);
      return;
    }
    onIdle();
    addEventListener('scroll', resume, { passive: true, once: true });
  }

  function resume() {
    onScroll();
    check();
  }

  check();
  return () => {
    removeEventListener('scroll', resume);
    clearTimeout(timer);
  };
}
