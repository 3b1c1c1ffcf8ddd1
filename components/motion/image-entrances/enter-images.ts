import { inView, spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { isFarFromView, watchScrollIdle } from '@/lib/motion/scroll-idle';
import * as tokens from '@/styles/tokens/tokens';

/** Where an image waits, in px below its place. */
const below = 64;
const waiting = { transform: `translateY(${below}px)`, opacity: 0 };
const placed = { transform: 'none', opacity: 1 };

/**
 * Images enter at 0, 0.1, 0.2 and 0.3 s once three tenths of their row are in view, repeating (§ 9).
 * The row is watched and stays, so that beside a carousel's slide the next one is seen; what is in
 * the frames moves. While the page stands still, those out of reach are in their places.
 * @returns a function that stops and leaves every image in its place.
 */
export function enterImages(section: Element): () => void {
  const images = [...section.querySelectorAll<HTMLElement>('[data-enter] > :first-child')];
  const row = images[0]?.closest('section');
  if (!row) return () => undefined;
  // All in one call each: one by one, the page would be styled anew for each of them.
  const wait = () => animate(images, waiting, { duration: 0 });
  const rest = () => animate(images, placed, { duration: 0 });
  if (!isInView(row)) wait();
  let isResting = false;
  const stopTelling = watchScrollIdle({
    stands: () => {
      isResting = isFarFromView(row.getBoundingClientRect());
      if (isResting) rest();
    },
    moves: () => {
      if (!isResting) return;
      isResting = false;
      wait();
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
      return wait;
    },
    { amount: tokens.threshold.inView },
  );
  return () => {
    stopTelling();
    stop();
    rest();
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
