import { animate, inView } from 'framer-motion/dom';
import { spring, stagger, threshold } from '@/styles/tokens/tokens';

/** Where an image waits, in px below its place. */
const below = 64;

/**
 * Images enter at 0, 0.1, 0.2 and 0.3 s once three tenths of their frame are in view, repeating
 * (§ 9). The frame is watched and stays; what is in it moves.
 * @returns a function that stops and leaves every image in its place.
 */
export function enterImages(section: Element): () => void {
  const stops = [...section.querySelectorAll<HTMLElement>('[data-enter]')].map((frame) => {
    const image = frame.firstElementChild;
    if (!image) return () => undefined;
    const delay = (Number(frame.dataset.enter) * stagger.image) / 1000;
    const place = { y: 0, opacity: 1 };
    const wait = { y: below, opacity: 0 };
    if (!isInView(frame)) animate(image, wait, { duration: 0 });
    const stop = inView(
      frame,
      () => {
        animate(image, place, { type: 'spring', ...spring, delay });
        return () => animate(image, wait, { duration: 0 });
      },
      { amount: threshold.inView },
    );
    return () => {
      stop();
      animate(image, place, { duration: 0 });
    };
  });
  return () => stops.forEach((stop) => stop());
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
