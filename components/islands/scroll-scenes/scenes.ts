import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { revealStrata } from './strata';
import { growVein, shrinkLogo } from './vein-and-logo';

gsap.registerPlugin(ScrollTrigger);

/**
 * Sets up every scene of the page.
 * @returns a function that reverts all of them.
 */
export function playScenes(): () => void {
  const row = document.querySelector('[data-scene="strata"]');
  const opening = document.querySelector('[data-scene="vein"]');
  const logo = document.querySelector('[data-scene="logo"]');
  const context = gsap.context(() => {
    if (!CSS.supports('animation-timeline: scroll()')) {
      if (opening) growVein(opening);
      if (logo) shrinkLogo(logo);
    }
    return row && revealStrata(row);
  });

  // ScrollTrigger measures again when the window changes, but not when something in the page unfolds.
  const measure = () => ScrollTrigger.getAll().forEach((trigger) => trigger.refresh());
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);

  return () => {
    observer.disconnect();
    context.revert();
  };
}
