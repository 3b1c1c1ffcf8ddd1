import { gsap } from 'gsap';
import { duration, scrub, stagger } from '@/styles/tokens/tokens';

/** In % of a line's width: at the first share nothing of it is seen, at the second all of it. */
const shown = { nothing: '-2%', all: '102%' };

/**
 * Reveals the colour lines of the split row one after the other while it scrolls past (§ 9). The style sheet
 * draws the broken end of a line that is `data-broken`, at the share `--shown` of its width.
 * @returns a function that takes back what GSAP's context does not.
 */
export function revealStrata(row: Element): () => void {
  const lines = gsap.utils.toArray<HTMLElement>('[data-colour-line]', row);

  function mark(this: gsap.core.Tween) {
    this.targets<HTMLElement>()[0]?.toggleAttribute('data-broken', this.progress() < 1);
  }

  lines.forEach((line) => line.toggleAttribute('data-broken', true));
  gsap.fromTo(
    lines,
    { '--shown': shown.nothing },
    {
      '--shown': shown.all,
      duration: duration.rise / 1000,
      ease: 'power2.out',
      stagger: { each: stagger.strata / 1000, onUpdate: mark },
      scrollTrigger: { trigger: row, start: 'top 85%', end: 'bottom 85%', scrub },
    },
  );
  return () => lines.forEach((line) => line.removeAttribute('data-broken'));
}
