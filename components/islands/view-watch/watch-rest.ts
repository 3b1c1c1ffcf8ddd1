import { observe } from 'react-intersection-observer';
import { wait } from '@/styles/tokens/motion';

/** How far outside the window an element is far, as an IntersectionObserver's margin. */
const farMargin = '50% 0px';

/** What waits to enter. */
const moving = '[data-moves], [data-enter] > :first-child';

/**
 * While the page is at rest, what waits far outside the window to enter is shown (`styles/_resting.scss`), so
 * that full-page screenshots, archives and assistants see all of it. Sets `data-resting` on `<html>` and
 * `data-far` on what is far.
 * @returns a function that stops watching and removes the marks.
 */
export function watchRest(): () => void {
  const root = document.documentElement;
  let timer = 0;

  const rest = () => root.setAttribute('data-resting', '');
  const onScroll = () => {
    root.removeAttribute('data-resting');
    clearTimeout(timer);
    timer = window.setTimeout(rest, wait.rest);
  };

  rest();
  addEventListener('scroll', onScroll, { passive: true });
  const stops = [...document.querySelectorAll(moving)].map((element) => {
    const mark = (isNear: boolean) => element.toggleAttribute('data-far', !isNear);
    // The parent, because it does not move itself.
    const stop = observe(element.parentElement ?? element, mark, { rootMargin: farMargin });
    return () => {
      stop();
      mark(true);
    };
  });

  return () => {
    stops.forEach((stop) => stop());
    removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    root.removeAttribute('data-resting');
  };
}
