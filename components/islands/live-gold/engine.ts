import outline from '@/art/masters/anejo-cut.outline.json';
import { spansOf, type Point } from './outline';
import { createWorld, step, stir, type World } from './physics';
import { createFlatRenderer } from './render-2d';
import { createWebGLRenderer, type Renderer } from './render-webgl';

const flakeCount = 320;
const seed = 1811;

/** Canvas pixels per CSS pixel, at most: more costs time and is not seen. */
const maxPixelRatio = 2;

/** Milliseconds without stirring after which the gold pauses by itself. */
const idleTimeout = 60_000;

/** A frame that takes longer than this is late, in ms. */
const lateFrame = 24;

/**
 * After so many late frames the machine counts as slow (it probably has no graphics chip) and draws only
 * one frame in four while the page scrolls, to leave the others to the scrolling.
 */
const slowMachineLateFrames = 12;
const slowMachineDrawEvery = 4;

/** Force of one scrolled px, in portrait widths per second, and the most that scrolling adds at once. */
const scrollForce = 0.0009;
const maxScrollForce = 1.2;

export interface GoldEngine {
  run(): void;
  pause(): void;
  /** @param force in portrait widths per second; `near` from 0 to 1 across the portrait. */
  stir(force: readonly [number, number], near?: Point): void;
  dispose(): void;
}

function createRenderer(canvas: HTMLCanvasElement, world: World): Renderer {
  try {
    return createWebGLRenderer(canvas, world);
  } catch {
    return createFlatRenderer(canvas);
  }
}

/**
 * The live gold on a canvas that lies over the portrait.
 * @param onIdle called when it pauses by itself, after a minute without stirring.
 * @param onContextLost called when the system takes the graphics context away: nothing more can be drawn.
 * @throws if neither WebGL nor a 2D context is available.
 */
export function createGoldEngine(
  canvas: HTMLCanvasElement,
  onIdle: () => void,
  onContextLost: () => void,
): GoldEngine {
  const box = canvas.getBoundingClientRect();
  const pixelRatio = Math.min(maxPixelRatio, devicePixelRatio);
  canvas.width = Math.round(box.width * pixelRatio);
  canvas.height = Math.round(box.height * pixelRatio);
  const spans = spansOf(outline.liquid.map(([x, y]): Point => [x ?? 0, y ?? 0]));
  const world = createWorld(spans, box.height / box.width, flakeCount, seed);
  const renderer = createRenderer(canvas, world);
  let frame = 0;
  let lastFrameAt = 0;
  let lastStirredAt = performance.now();
  let lastScrollY = window.scrollY;
  let lateFrames = 0;
  let skippedFrames = 0;

  const stirAndNote: GoldEngine['stir'] = (force, near) => {
    lastStirredAt = performance.now();
    stir(world, force, near);
  };
  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    lastFrameAt = 0;
  };
  const drawFrame = (now: number) => {
    const force = (window.scrollY - lastScrollY) * scrollForce;
    lastScrollY = window.scrollY;
    if (lastFrameAt && now - lastFrameAt > lateFrame) lateFrames += 1;
    if (force !== 0) {
      stirAndNote([0, -Math.max(-maxScrollForce, Math.min(maxScrollForce, force))]);
    }
    step(world, lastFrameAt ? (now - lastFrameAt) / 1000 : 0);
    lastFrameAt = now;
    const skipsFrames = lateFrames > slowMachineLateFrames && force !== 0;
    skippedFrames = skipsFrames ? (skippedFrames + 1) % slowMachineDrawEvery : 0;
    if (skippedFrames === 0) renderer.draw(world);
    if (now - lastStirredAt > idleTimeout) {
      pause();
      onIdle();
    } else {
      frame = requestAnimationFrame(drawFrame);
    }
  };
  const loseContext = () => {
    pause();
    onContextLost();
  };
  canvas.addEventListener('webglcontextlost', loseContext);

  return {
    run: () => {
      if (frame) return;
      lastStirredAt = performance.now();
      lastScrollY = window.scrollY;
      frame = requestAnimationFrame(drawFrame);
    },
    pause,
    stir: stirAndNote,
    dispose: () => {
      pause();
      canvas.removeEventListener('webglcontextlost', loseContext);
      renderer.dispose();
    },
  };
}
