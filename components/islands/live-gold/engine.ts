import outline from '@/art/masters/anejo-cut.outline.json';
import { wait } from '@/styles/tokens/motion';
import { toRowSpans, type Point } from './outline';
import { createWorld, step, stir } from './physics';
import { createRenderer } from './render';

const flakeCount = 320;
const seed = 1811;

/** The most canvas pixels per CSS pixel: more cost time and make no visible difference. */
const maxPixelRatio = 2;

/** Speed that one scrolled px adds, in portrait widths per second, and the most that scrolling adds in one frame. */
const scrollSpeed = 0.0009;
const maxScrollSpeed = 0.4;

/** Scrolled px per frame above which nothing is drawn: the drift is not visible at that speed. */
const maxDrawnScroll = 8;

export interface GoldEngine {
  run(): void;
  pause(): void;
  /**
   * @param velocity added to the flakes' velocity, in portrait widths per second
   * @param near where to stir, from 0 to 1 across the portrait; everywhere if omitted
   */
  stir(velocity: readonly [number, number], near?: Point): void;
  /** Stops the engine for good. */
  destroy(): void;
}

interface GoldListeners {
  /** The engine has paused by itself, after a minute without stirring. */
  readonly onIdle: () => void;
  /** The canvas's context was lost or restored, as when the browser's GPU process restarts. */
  readonly onContextChange: (isLost: boolean) => void;
}

/**
 * The live gold on a canvas that lies over the portrait.
 * @throws if the browser gives no canvas context.
 */
export function createGoldEngine(canvas: HTMLCanvasElement, listeners: GoldListeners): GoldEngine {
  const box = canvas.getBoundingClientRect();
  const pixelRatio = Math.min(maxPixelRatio, devicePixelRatio);
  canvas.width = Math.round(box.width * pixelRatio);
  canvas.height = Math.round(box.height * pixelRatio);
  const spans = toRowSpans(outline.liquid.map(([x, y]): Point => [x ?? 0, y ?? 0]));
  const world = createWorld(spans, box.height / box.width, flakeCount, seed);
  const draw = createRenderer(canvas, world);
  // Drawn once before the portrait scrolls into view: the first frame is the slowest, and a fast scroll shows only
  // this one.
  requestAnimationFrame(draw);
  let frame = 0;
  let lastFrameAt = 0;
  let lastStirredAt = performance.now();
  let lastScrollY = window.scrollY;
  /** Scrolled px that have not stirred the gold yet: the engine was paused, or the page scrolled too fast. */
  let pendingScroll = 0;

  const stirAndResetIdle: GoldEngine['stir'] = (velocity, near) => {
    lastStirredAt = performance.now();
    stir(world, velocity, near);
  };
  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    lastFrameAt = 0;
  };
  const drawFrame = (now: number) => {
    frame = requestAnimationFrame(drawFrame);
    const isScrollingFast = Math.abs(window.scrollY - lastScrollY) > maxDrawnScroll;
    pendingScroll += window.scrollY - lastScrollY;
    lastScrollY = window.scrollY;
    if (isScrollingFast) {
      lastFrameAt = 0;
      return;
    }
    if (pendingScroll !== 0) {
      const speed = pendingScroll * scrollSpeed;
      stirAndResetIdle([0, -Math.max(-maxScrollSpeed, Math.min(maxScrollSpeed, speed))]);
      pendingScroll = 0;
    }
    step(world, lastFrameAt ? (now - lastFrameAt) / 1000 : 0);
    lastFrameAt = now;
    draw();
    if (now - lastStirredAt > wait.gold) {
      pause();
      listeners.onIdle();
    }
  };

  const removal = new AbortController();
  const { signal } = removal;
  canvas.addEventListener('contextlost', () => listeners.onContextChange(true), { signal });
  const drawAgain = () => {
    draw();
    listeners.onContextChange(false);
  };
  canvas.addEventListener('contextrestored', drawAgain, { signal });

  return {
    run: () => {
      if (frame) return;
      lastStirredAt = performance.now();
      frame = requestAnimationFrame(drawFrame);
    },
    pause,
    stir: stirAndResetIdle,
    destroy: () => {
      pause();
      removal.abort();
    },
  };
}
