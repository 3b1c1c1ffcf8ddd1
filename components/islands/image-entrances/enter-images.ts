import { inView, spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { isFarFromView, watchScrollIdle } from '@/lib/motion/scroll-idle';
import * as tokens from '@/styles/tokens/tokens';

/** How far below its place an image waits, in px. */
const waitingOffset = 64;
const waiting = { transform: `translateY(${waitingOffset}px)`, opacity: 0 };
const placed = { transform: 'none', opacity: 1 };

/**
 * Images enter 0, 0.1, 0.2 and 0.3 s after three tenths of their row are in view, every time (§ 9). The
 * row is observed, not the images: in a carousel the next slide shows before it counts as in view itself.
 * While the page is idle, images far outside the window are in place.
 * @returns a function that stops and leaves every image in place.
 */
export function enterImages(section: Element): () => void {
  const images = [...section.querySelectorAll<HTMLElement>('[data-enter] > :first-child')];
  const row = images[0]?.closest('section');
  if (!row) return () => undefined;
  // One call for all images: one call each would compute the page's styles as often.
  const hide = () => animate(images, waiting, { duration: 0 });
  const place = () => animate(images, placed, { duration: 0 });
  if (!isInView(row)) hide();
  let isShownWhileIdle = false;
  const stopWatching = watchScrollIdle({
    onIdle: () => {
      isShownWhileIdle = isFarFromView(row.getBoundingClientRect());
      if (isShownWhileIdle) place();
    },
    onScroll: () => {
      if (!isShownWhileIdle) return;
      isShownWhileIdle = false;
      hide();
    },
  });
  const stop = inView(
    row,
    () => {
      animate(images, placed, {
        type: spring,
        ...tokens.spring,
        delay: (index) => (index * tokens.stagger.image) / 1000,
      });
      return hide;
    },
    { amount: tokens.threshold.inView },
  );
  return () => {
    stopWatching();
    stop();
    place();
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
