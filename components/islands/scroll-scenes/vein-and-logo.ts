import { CSSPlugin } from 'gsap/CSSPlugin';
import { gsap } from 'gsap/gsap-core';
import type { Scenes } from './scenes';
import { progressAbove, scrubByScroll } from './scrub';

gsap.registerPlugin(CSSPlugin);

/** The line of the window, as a share of its height, to which the vein has grown. */
const growsTo = 0.8;

/** The share of the window's height over which the logo shrinks. */
const logoTravel = 0.46;

/**
 * Grows the vein with the scroll: its opening slides down over gold that stays in place. Progress is
 * measured by the vein itself, which does not move; the opening would be measured mid-slide.
 */
function growVein(opening: Element) {
  const vein = opening.parentElement;
  if (!vein) return undefined;
  const growth = gsap
    .timeline({ defaults: { ease: 'none' } })
    .fromTo(opening, { yPercent: -100 }, { yPercent: 0 }, 0)
    .fromTo(opening.firstElementChild, { yPercent: 100 }, { yPercent: 0 }, 0);
  return scrubByScroll(growth, vein, () => progressAbove(vein, growsTo)).stop;
}

/** Shrinks the large logo into the header with the scroll, by GSAP's nearest to `--ease-settle`. */
function shrinkLogo(logo: Element) {
  const style = getComputedStyle(logo);
  const valueOf = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const shrinking = gsap.fromTo(
    logo,
    {
      scale: valueOf('--logo-large') || 1,
      y: valueOf('--logo-lift') || 0,
      opacity: valueOf('--logo-veil') || 1,
    },
    { scale: 1, y: 0, opacity: 1, ease: 'power4.out' },
  );
  const distance = () => logoTravel * document.documentElement.clientHeight;
  return scrubByScroll(shrinking, logo, () => window.scrollY / distance()).stop;
}

/** What style sheets move by themselves where the browser has scroll timelines. */
export const veinAndLogo: Scenes = { vein: growVein, logo: shrinkLogo };
