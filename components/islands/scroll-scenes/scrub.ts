import { gsap } from 'gsap/gsap-core';
import { scrub } from '@/styles/tokens/tokens';

interface Scrub {
  /** Whether the tracked element is in the window or near it. */
  isNear: () => boolean;
  /** Scroll speed in px per second, by the last two scroll events; 0 once they stop. */
  speed: () => number;
  /** Stops following the scroll and leaves the animation where it is. */
  stop: () => void;
}

/** Milliseconds without a scroll event after which the speed is 0. */
const standstill = 100;

/** How far outside the window an element counts as near. */
const nearMargin = '50%';

const clamp = gsap.utils.clamp(0, 1);

/**
 * How much of `element` has passed the line at `share` of the window's height, from 0 to 1. Measured anew
 * each time, so that nothing that loads or folds can make it wrong. `clientHeight`, because a phone's
 * address bar does not change it.
 */
export function progressAbove(element: Element, share: number): number {
  const { top, height } = element.getBoundingClientRect();
  return (share * document.documentElement.clientHeight - top) / Math.max(1, height);
}

/**
 * Ties an animation to the scroll position, with the specification's smoothing (§ 9), while `track` is near
 * the window. Further away it neither listens nor asks for frames.
 * @param progress where the animation should be; values outside 0 to 1 are its ends.
 * @param onFollow called on every scroll event while near, and when `track` comes near.
 */
export function scrubByScroll(
  animation: gsap.core.Animation,
  track: Element,
  progress: () => number,
  onFollow?: () => void,
): Scrub {
  let isNear = false;
  let target = clamp(progress());
  let last = { position: window.scrollY, time: performance.now(), speed: 0 };
  animation.pause().totalProgress(target);

  const follow = () => {
    const [position, time] = [window.scrollY, performance.now()];
    const distance = Math.abs(position - last.position);
    last = { position, time, speed: (1000 * distance) / Math.max(1, time - last.time) };
    onFollow?.();
    const next = clamp(progress());
    if (next === target) return;
    target = next;
    gsap.to(animation, { totalProgress: target, duration: scrub, ease: 'power3', overwrite: true });
  };
  const watch = (entries: IntersectionObserverEntry[]) => {
    isNear = entries.at(-1)?.isIntersecting ?? false;
    removeEventListener('scroll', follow);
    if (isNear) addEventListener('scroll', follow, { passive: true });
    follow();
  };
  const observer = new IntersectionObserver(watch, { rootMargin: `${nearMargin} 0px` });
  observer.observe(track);

  return {
    isNear: () => isNear,
    speed: () => (performance.now() - last.time > standstill ? 0 : last.speed),
    stop: () => {
      observer.disconnect();
      removeEventListener('scroll', follow);
      gsap.killTweensOf(animation);
    },
  };
}
