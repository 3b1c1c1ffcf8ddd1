import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { duration, scrub, stagger } from '@/styles/tokens/tokens';

gsap.registerPlugin(ScrollTrigger);
// A phone's address bar changes the height only; refreshing then would make the page jump.
ScrollTrigger.config({ ignoreMobileResize: true });

const seconds = (milliseconds: number) => milliseconds / 1000;

/**
 * How many points a line's broken end has, from which height and how far apart, in px; and how far
 * down the line is drawn, which reaches under the next one or has no height of its own.
 */
const broken = { points: 44, above: -40, step: 9, below: 2000 };

/** How far a point of the end stands out, in % of the line's width: waves of three lengths. */
const outcrop = (point: number) =>
  0.9 * Math.sin(point * 0.43) + 0.5 * Math.sin(point * 1.37 + 1) + 0.22 * Math.sin(point * 3.1);

/** A line of which `share` % can be seen, broken off like ground and not cut like paper. */
function brokenAt(share: number): string {
  const { points, above, step, below } = broken;
  const end = Array.from({ length: points }, (_, point) => {
    const isLast = point === points - 1;
    const height = isLast ? below : above + step * point;
    return `${(share + outcrop(point)).toFixed(2)}% ${height}px`;
  });
  return `polygon(0% ${above}px, ${end.join(', ')}, 0% ${below}px)`;
}

/** The colour lines of the split row, one after the other while the row goes past (§ 9). */
function revealStrata(row: Element) {
  const lines = row.querySelectorAll('[data-colour-line]');
  gsap.fromTo(
    lines,
    { clipPath: brokenAt(-2) },
    {
      clipPath: brokenAt(102),
      duration: seconds(duration.rise),
      stagger: seconds(stagger.strata),
      ease: 'power2.out',
      scrollTrigger: { trigger: row, start: 'top 85%', end: 'bottom 85%', scrub },
    },
  );
}

/** The vein grows with the descent: the window slides down over gold that stays where it is. */
function growVein(window: Element) {
  const gold = window.firstElementChild;
  const scrollTrigger = { trigger: window, start: 'top 80%', end: 'bottom 80%', scrub };
  gsap.fromTo(window, { yPercent: -100 }, { yPercent: 0, ease: 'none', scrollTrigger });
  gsap.fromTo(gold, { yPercent: 100 }, { yPercent: 0, ease: 'none', scrollTrigger });
}

/** The large logo sinks into the bar, where the browser has no scroll timelines of its own. */
function sinkLogo(logo: Element) {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const large = getComputedStyle(logo).getPropertyValue('--logo-large');
  gsap.fromTo(
    logo,
    { scale: Number(large) || 1, opacity: 0.86 },
    { scale: 1, opacity: 1, ease: 'none', scrollTrigger: { start: 0, end: '46%', scrub } },
  );
}

const scenes: Record<string, (element: Element) => void> = {
  strata: revealStrata,
  vein: growVein,
  logo: sinkLogo,
};

/**
 * Sets up every `[data-scene]` below `root`, one a frame: together they are a long task on a phone.
 * @returns a function that takes it all back.
 */
export function playScenes(root: HTMLElement): () => void {
  const context = gsap.context(() => undefined);
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-scene]')];
  let ended = false;

  function next() {
    const element = waiting.shift();
    if (!element || ended) return;
    context.add(() => scenes[element.dataset.scene ?? '']?.(element));
    requestAnimationFrame(next);
  }

  next();
  const refresh = () => ScrollTrigger.refresh();
  void document.fonts.ready.then(refresh);
  return () => {
    ended = true;
    context.revert();
  };
}
