import { gsap } from 'gsap/gsap-core';
import { scrub } from '@/styles/tokens/tokens';

interface Scrubbed {
  /** Whether what it is measured by is in the window or soon will be. */
  isNear: () => boolean;
  /** How fast the page is scrolled, in px a second, by where it was at the last two events. */
  speed: () => number;
  /** Lets go of the scroll and leaves the animation where it is. */
  stop: () => void;
}

/** Milliseconds without an event after which the page counts as standing. */
const standing = 100;

/** How far outside the window something is near, by its height. */
const margin = '50%';

const clamp = gsap.utils.clamp(0, 1);

/**
 * How much of `element` has come above the line at `share` of the window's height, from 0 to 1. Asked of
 * the page as it is: nothing that loads or folds can make it wrong. By the height that a phone's address
 * bar does not change.
 */
export function progressAbove(element: Element, share: number): number {
  const { top, height } = element.getBoundingClientRect();
  return (share * document.documentElement.clientHeight - top) / Math.max(1, height);
}

/**
 * Ties an animation to the scroll with the specification's lag (§ 9), while `track` is near the window;
 * further off nothing listens and no frame is asked for.
 * @param progress where the animation should be; outside 0 to 1 it is at its end.
 * @param onFollow called when the page has been scrolled and when `track` comes near.
 */
export function scrubbed(
  animation: gsap.core.Animation,
  track: Element,
  progress: () => number,
  onFollow?: () => void,
): Scrubbed {
  let isNear = false;
  let target = clamp(progress());
  let last = { place: window.scrollY, passed: performance.now(), speed: 0 };
  animation.pause().totalProgress(target);

  const follow = () => {
    const [place, passed] = [window.scrollY, performance.now()];
    const pause = passed - last.passed;
    last = { place, passed, speed: (1000 * Math.abs(place - last.place)) / Math.max(1, pause) };
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
  const observer = new IntersectionObserver(watch, { rootMargin: `${margin} 0px` });
  observer.observe(track);

  return {
    isNear: () => isNear,
    speed: () => (performance.now() - last.passed > standing ? 0 : last.speed),
    stop: () => {
      observer.disconnect();
      removeEventListener('scroll', follow);
      gsap.killTweensOf(animation);
    },
  };
}
