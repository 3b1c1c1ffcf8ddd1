import { CSSPlugin } from 'gsap/CSSPlugin';
import { gsap } from 'gsap/gsap-core';
import type { Scenes } from './scenes';
import { progressAbove, scrubbed } from './scrub';

gsap.registerPlugin(CSSPlugin);

/** How far down the window the vein has grown, as a share of its height. */
const happensAt = 0.8;

/**
 * The vein grows with the descent: the opening slides down over gold that stays where it is. What both
 * are measured by is the vein itself, which does not move: one that slides would be measured on its way.
 */
function growVein(opening: Element) {
  const vein = opening.parentElement;
  if (!vein) return undefined;
  const growth = gsap
    .timeline({ defaults: { ease: 'none' } })
    .fromTo(opening, { yPercent: -100 }, { yPercent: 0 }, 0)
    .fromTo(opening.firstElementChild, { yPercent: 100 }, { yPercent: 0 }, 0);
  return scrubbed(growth, vein, () => progressAbove(vein, happensAt)).stop;
}

/** The large logo sinks into the bar. */
function sinkLogo(logo: Element) {
  const style = getComputedStyle(logo);
  const valueOf = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const sinking = gsap.fromTo(
    logo,
    { scale: valueOf('--logo-large') || 1, y: valueOf('--logo-lift') || 0, opacity: 0.86 },
    { scale: 1, y: 0, opacity: 1, ease: 'none' },
  );
  const way = () => 0.46 * document.documentElement.clientHeight;
  return scrubbed(sinking, logo, () => window.scrollY / way()).stop;
}

/** What the style sheets move by themselves where the browser knows scroll timelines. */
export const veinAndLogo: Scenes = { vein: growVein, logo: sinkLogo };
