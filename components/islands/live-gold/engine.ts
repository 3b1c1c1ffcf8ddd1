import outline from '@/art/masters/anejo-cut.outline.json';
import { spansOf, type Point } from '@/lib/live-gold/outline';
import { createWorld, step, stir } from '@/lib/live-gold/physics';
import { createFlatRenderer } from './render-2d';
import { createWebGLRenderer, type Renderer } from './render-webgl';

/** Flakes in the bottle, the sharpest a canvas gets, and how long it runs for nobody, in ms. */
const count = 260;
const sharpest = 2;
const patience = 60_000;
const seed = 1811;
/**
 * A frame of so many ms is late; a machine that was late this often, without a graphics card most
 * likely, draws every fourth frame while the page moves, which it needs for that.
 */
const late = 24;
const tooOften = 12;
const drawnOf = 4;

/** What a scrolled px and a dragged px weigh in the liquid. */
const scrollForce = 0.0009;
const longestBlow = 1.2;

export interface GoldEngine {
  run(): void;
  rest(): void;
  /** @param force parts of the portrait's width a second; `near` from 0 to 1 across the portrait. */
  stir(force: readonly [number, number], near?: readonly [number, number]): void;
  dispose(): void;
}

function rendererFor(canvas: HTMLCanvasElement, world: ReturnType<typeof createWorld>): Renderer {
  try {
    return createWebGLRenderer(canvas, world);
  } catch {
    return createFlatRenderer(canvas);
  }
}

/**
 * The live gold on a canvas that lies over the portrait.
 * @param onRest called when it stops by itself: nobody stirred it for a minute.
 * @param onLost called when the system takes the graphics context away: nothing more can be drawn.
 * @throws where the canvas can be drawn on in no way.
 */
export function createGoldEngine(
  canvas: HTMLCanvasElement,
  onRest: () => void,
  onLost: () => void,
): GoldEngine {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(sharpest, devicePixelRatio);
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const spans = spansOf(outline.liquid.map(([x, y]): Point => [x ?? 0, y ?? 0]));
  const world = createWorld(spans, box.height / box.width, count, seed);
  const renderer = rendererFor(canvas, world);
  let frame = 0;
  let before = 0;
  let lastStirred = performance.now();
  let scrolled = window.scrollY;
  let lateFrames = 0;
  let skipped = 0;

  const draw = (now: number) => {
    const speed = (window.scrollY - scrolled) * scrollForce;
    scrolled = window.scrollY;
    if (before && now - before > late) lateFrames += 1;
    if (speed !== 0) blow([0, -Math.max(-longestBlow, Math.min(longestBlow, speed))]);
    step(world, before ? (now - before) / 1000 : 0);
    before = now;
    const spared = lateFrames > tooOften && speed !== 0;
    skipped = spared ? (skipped + 1) % drawnOf : 0;
    if (skipped === 0) renderer.draw(world);
    if (now - lastStirred > patience) rest();
    else frame = requestAnimationFrame(draw);
  };
  const blow: GoldEngine['stir'] = (force, near) => {
    lastStirred = performance.now();
    stir(world, force, near);
  };
  const halt = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    before = 0;
  };
  const rest = () => {
    halt();
    onRest();
  };
  const lose = () => {
    halt();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lose);

  return {
    run: () => {
      if (frame) return;
      lastStirred = performance.now();
      scrolled = window.scrollY;
      frame = requestAnimationFrame(draw);
    },
    rest: halt,
    stir: blow,
    dispose: () => {
      halt();
      canvas.removeEventListener('webglcontextlost', lose);
      renderer.dispose();
    },
  };
}
