import { gsap } from 'gsap/gsap-core';
import { isFarFromView, watchScrollIdle } from '@/lib/motion/scroll-idle';
import { duration, stagger } from '@/styles/tokens/tokens';
import { hiddenShare, lineOutline, wholeShare } from './line-outline';
import { progressAbove, scrubByScroll } from './scrub';

/** The line of the window, as a share of its height, at which the colour lines are revealed. */
const revealAt = 0.85;

/**
 * Scroll speed in px per second above which a line is shown whole or not at all: nobody sees it break off,
 * and on the way up it leaves the window before it would be hidden.
 */
const fastScroll = 1000;

const seconds = (milliseconds: number) => milliseconds / 1000;

interface Line {
  readonly element: HTMLElement;
  /** How much should be shown, in %; tweened by GSAP. */
  share: number;
  /** How much is drawn. */
  drawn: number;
}

function draw(line: Line): void {
  line.drawn = line.share;
  line.element.style.clipPath = lineOutline(line.share);
}

const lagOf = ({ share, drawn }: Line) => Math.abs(share - drawn);

/** A timeline that reveals the lines one after the other (§ 9). */
function revealOneByOne(lines: readonly Line[], onUpdate: () => void) {
  const timeline = gsap.timeline({ onUpdate });
  lines.forEach((line, index) => {
    // Tweens a number, because GSAP cannot tween outlines of that many points: it swaps them.
    const tween = { share: wholeShare, duration: seconds(duration.rise), ease: 'power2.out' };
    timeline.to(line, tween, index * seconds(stagger.strata));
  });
  return timeline;
}

/** Reveals the colour lines of the split row while it scrolls past. Returns a function that takes it back. */
export function revealStrata(row: Element): () => void {
  const lines = [...row.querySelectorAll<HTMLElement>('[data-colour-line]')].map(
    (element): Line => ({ element, share: hiddenShare, drawn: hiddenShare }),
  );
  const isFar = () => isFarFromView(row.getBoundingClientRect());
  const showAll = () => lines.forEach(({ element }) => element.style.removeProperty('clip-path'));
  let isShownWhileIdle = false;

  const resume = () => {
    if (isShownWhileIdle) lines.forEach(draw);
    isShownWhileIdle = false;
  };
  // Only the line that lags most in each frame: a phone cannot paint all moving lines in one.
  const drawOne = () => {
    const late = scroll.isNear() ? lines.filter((line) => lagOf(line) > 0) : [];
    const isFast = scroll.speed() > fastScroll;
    const drawable = isFast ? late.filter(({ share }) => share >= wholeShare) : late;
    const [first, ...others] = drawable;
    if (first)
      draw(others.reduce((most, line) => (lagOf(line) > lagOf(most) ? line : most), first));
    if (late.length === 0) gsap.ticker.remove(drawOne);
  };
  const drawSoon = () => {
    gsap.ticker.add(drawOne);
    // In this order: it is called once before there is a `scroll`.
    if (isShownWhileIdle && scroll.isNear()) resume();
  };
  const timeline = revealOneByOne(lines, drawSoon);
  const scroll = scrubByScroll(timeline, row, () => progressAbove(row, revealAt), drawSoon);
  lines.forEach(draw);
  const stopWatching = watchScrollIdle({
    onIdle: () => {
      isShownWhileIdle = isFar();
      if (!isShownWhileIdle) return;
      showAll();
      // A jump past the row sends it no event; it must not catch up once it is seen.
      timeline.totalProgress(progressAbove(row, revealAt) > 0 ? 1 : 0);
    },
    // For a jump that brings the row into view; otherwise it resumes when it comes near.
    onScroll: () => {
      if (!isFar()) resume();
    },
  });
  return () => {
    stopWatching();
    scroll.stop();
    gsap.ticker.remove(drawOne);
    showAll();
  };
}
