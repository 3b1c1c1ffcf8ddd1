import { inView, spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import * as tokens from '@/styles/tokens/tokens';

const waiting = { transform: 'translateY(64px)', opacity: 0 };
const placed = { transform: 'none', opacity: 1 };

/**
 * Images enter 0, 0.1, 0.2 and 0.3 s after three tenths of their row are in view, every time, as the specification
 * asks. The row is observed, not the images: in a carousel the next slide shows before it counts as in view itself.
 * @returns a function that stops and leaves every image in place.
 */
export function enterImages(section: Element): () => void {
  const images = [...section.querySelectorAll('[data-enter] > :first-child')];
  const row = images[0]?.closest('section');
  if (!row) return () => undefined;
  const hide = () => animate(images, waiting, { duration: 0 });
  // Images that are in view already stay visible.
  if (row.getBoundingClientRect().top > window.innerHeight) hide();
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
    stop();
    animate(images, placed, { duration: 0 });
  };
}
