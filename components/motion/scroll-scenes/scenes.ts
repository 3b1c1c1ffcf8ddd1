import { gsap } from 'gsap/gsap-core';
import { isFarFromView, watchScrollIdle } from '@/lib/motion/scroll-idle';
import { duration, stagger } from '@/styles/tokens/tokens';
import { progressAbove, scrubbed } from './scrub';

/** How far down the window the lines are revealed, as a share of its height. */
const happensAt = 0.85;

const seconds = (milliseconds: number) => milliseconds / 1000;

/**
 * How many points a line's broken end has, from which height and how far apart, in px; and how far
 * down the line is drawn, which reaches under the next one or has no height of its own.
 */
const broken = { points: 44, above: -40, step: 9, below: 2000 };

/** How far a point of the end stands out, in % of the line's width: waves of three lengths. */
const outcrop = (point: number) =>
  0.9 * Math.sin(point * 0.43) + 0.5 * Math.sin(point * 1.37 + 1) + 0.22 * Math.sin(point * 3.1);

/** Shares in % of a line at which nothing of it can be seen, and all. */
const hidden = -2;
const whole = 102;

/**
 * Pixels a second from which on a line is shown whole, and none is hidden: nobody sees it break off, and
 * on the way up the window is left before it would.
 */
const rush = 1000;

/** A line of which `share` % can be seen, broken off like ground and not cut like paper. */
function brokenAt(share: number): string {
  if (share <= hidden) return 'inset(100%)';
  if (share >= whole) return 'none';
  const { points, above, step, below } = broken;
  const end = Array.from({ length: points }, (_, point) => {
    const isLast = point === points - 1;
    const height = isLast ? below : above + step * point;
    return `${(share + outcrop(point)).toFixed(2)}% ${height}px`;
  });
  return `polygon(0% ${above}px, ${end.join(', ')}, 0% ${below}px)`;
}

/**
 * The colour lines of the split row, one after the other while the row goes past (§ 9). A number of
 * each line is moved and not its outline: GSAP swaps outlines of that many points instead of moving
 * them.
 */
function revealStrata(row: Element) {
  const lines = [...row.querySelectorAll<HTMLElement>('[data-colour-line]')].map((element) => ({
    element,
    share: hidden,
    drawn: hidden,
  }));
  type Line = (typeof lines)[number];
  const draw = (line: Line) => {
    line.drawn = line.share;
    line.element.style.clipPath = brokenAt(line.share);
  };
  const lag = ({ share, drawn }: Line) => Math.abs(share - drawn);
  const isWhole = ({ share }: Line) => share >= whole;
  // The one that lags most, in each frame: all that move at once are more than a phone can paint in one.
  const drawOne = () => {
    const late = scroll.isNear() ? lines.filter((line) => lag(line) > 0) : [];
    const [first, ...others] = scroll.speed() > rush ? late.filter(isWhole) : late;
    if (first) draw(others.reduce((most, line) => (lag(line) > lag(most) ? line : most), first));
    if (late.length === 0) gsap.ticker.remove(drawOne);
  };
  let isResting = false;
  const rouse = () => {
    if (isResting) lines.forEach(draw);
    isResting = false;
  };
  const drawSoon = () => {
    gsap.ticker.add(drawOne);
    if (isResting && scroll.isNear()) rouse();
  };
  const timeline = gsap.timeline({ onUpdate: drawSoon });
  lines.forEach((line, index) => {
    const tween = { share: whole, duration: seconds(duration.rise), ease: 'power2.out' };
    timeline.to(line, tween, index * seconds(stagger.strata));
  });
  const scroll = scrubbed(timeline, row, () => progressAbove(row, happensAt), drawSoon);
  lines.forEach(draw);
  const stopTelling = watchScrollIdle({
    stands: () => {
      isResting = isFarFromView(row.getBoundingClientRect());
      if (!isResting) return;
      lines.forEach(({ element }) => element.style.removeProperty('clip-path'));
      // A jump over the row tells nobody; nothing is to be caught up with once it is seen.
      timeline.totalProgress(progressAbove(row, happensAt) > 0 ? 1 : 0);
    },
    // Where a jump has brought the row into view; otherwise it is roused as it comes near.
    moves: () => {
      if (!isFarFromView(row.getBoundingClientRect())) rouse();
    },
  });
  return () => {
    stopTelling();
    scroll.stop();
    gsap.ticker.remove(drawOne);
    lines.forEach(({ element }) => element.style.removeProperty('clip-path'));
  };
}

/**
 * Sets up what `[data-scene]` names on its element. What it returns, if anything, takes back what GSAP
 * does not know of.
 */
export type Scenes = Record<string, (element: Element) => (() => void) | undefined>;

/**
 * Sets up every `[data-scene]` below `root`, one a frame: together they are a long task on a phone.
 * @param others scenes besides the strata, for browsers that need them.
 * @returns a function that takes it all back.
 */
export function playScenes(root: HTMLElement, others?: Scenes): () => void {
  const scenes: Scenes = { strata: revealStrata, ...others };
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
  return () => {
    ended = true;
    context.revert();
  };
}
