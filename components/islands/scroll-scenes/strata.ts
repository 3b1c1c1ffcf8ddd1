import { gsap } from 'gsap';
import { duration, scrub, stagger } from '@/styles/tokens/tokens';

/** Values of `--shown`, in % of a colour line's width, at which nothing or all of the line is visible. */
const shown = { nothing: -2, all: 102 };

interface ColourLine {
  readonly element: HTMLElement;
  shown: number;
}

function draw({ element, shown: share }: ColourLine): void {
  element.style.setProperty('--shown', `${share}%`);
  element.toggleAttribute('data-broken', share < shown.all);
}

/**
 * Reveals the colour lines of the split row one after the other while it scrolls past, as the specification asks. The
 * style sheet draws the broken end of a line that is `data-broken`, at the share `--shown` of its width. GSAP animates
 * plain numbers: with elements it would read their computed styles between two changes.
 * @returns a function that shows the lines whole.
 */
export function revealStrata(row: Element): () => void {
  const elements = gsap.utils.toArray<HTMLElement>('[data-colour-line]', row);
  const lines = elements.map((element): ColourLine => ({ element, shown: shown.nothing }));
  lines.forEach(draw);

  function update(this: gsap.core.Tween) {
    this.targets<ColourLine>().forEach(draw);
  }

  gsap.to(lines, {
    shown: shown.all,
    duration: duration.rise / 1000,
    ease: 'power2.out',
    stagger: { each: stagger.strata / 1000, onUpdate: update },
    scrollTrigger: { trigger: row, start: 'top 85%', end: 'bottom 85%', scrub },
  });
  return () => {
    elements.forEach((element) => {
      element.style.removeProperty('--shown');
      element.removeAttribute('data-broken');
    });
  };
}
