import { gsap } from 'gsap';
import { scrub } from '@/styles/tokens/tokens';

/*
 * Moves the vein and the logo in browsers without scroll timelines. In other browsers style sheets move both.
 */

/** Grows the vein to four fifths of the window: its opening slides down over gold that stays in place. */
export function growVein(opening: Element): void {
  const trigger = opening.parentElement;
  gsap
    .timeline({
      defaults: { ease: 'none' },
      scrollTrigger: { trigger, start: 'top 80%', end: 'bottom 80%', scrub },
    })
    .fromTo(opening, { yPercent: -100 }, { yPercent: 0 }, 0)
    .fromTo(opening.firstElementChild, { yPercent: 100 }, { yPercent: 0 }, 0);
}

/** Shrinks the large logo into the header, with GSAP's nearest to `--ease-settle`. */
export function shrinkLogo(logo: Element): void {
  const style = getComputedStyle(logo);
  const valueOf = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  gsap.fromTo(
    logo,
    {
      scale: valueOf('--logo-large'),
      y: valueOf('--logo-lift'),
      opacity: valueOf('--logo-opacity'),
    },
    {
      scale: 1,
      y: 0,
      opacity: 1,
      ease: 'power4.out',
      scrollTrigger: { start: 0, end: () => 0.46 * window.innerHeight, scrub },
    },
  );
}
