import { wallsAt, type Spans } from './outline';
import { randomFrom } from './random';

/** Numbers a flake holds in `World.flakes`, one after the other. */
export const stride = 10;

/** Where each of them stands. Lengths are parts of the portrait's width, times are seconds. */
export const slot = {
  x: 0,
  y: 1,
  /** From 0 at the front of the liquid to 1 at its back. */
  depth: 2,
  velocityX: 3,
  velocityY: 4,
  /** Radius. */
  size: 5,
  /** The two angles of its tumble, in radians. */
  roll: 6,
  pitch: 7,
  /** Tells its crumpled shape from the others'. */
  shape: 8,
  /** How fast it tumbles and sinks, compared with the others. */
  pace: 9,
} as const;

export interface World {
  readonly spans: Spans;
  readonly flakes: Float32Array;
  readonly count: number;
  /** Height of the portrait divided by its width. */
  readonly tall: number;
  /** Seconds that the world has run. */
  time: number;
  /** What stirring has left in the liquid: 1 after a good shake, falling to 0. */
  stir: number;
}

/** Leaf a few tenths of a µm thick sinks through 40 % spirit at about a centimetre in ten seconds. */
const sinking = 0.011;
/** The liquid's own slow turn, from the warmth of a room, and the most that stirring adds. */
const warmth = 0.006;
const shaken = 0.09;
/** Seconds until stirring has faded to a third, and until a flake follows the liquid around it. */
const fading = 11;
const following = 0.35;
const longestStep = 1 / 20;

/** Leaf drifting through the liquid, placed by `seed`. */
export function createWorld(spans: Spans, tall: number, count: number, seed: number): World {
  const random = randomFrom(seed);
  const flakes = new Float32Array(count * stride);
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const size = 0.003 + 0.014 * random() ** 3.2;
    const y = spans.top + (0.04 + 0.94 * random() ** 0.8) * (spans.bottom - spans.top);
    const [left, right] = wallsAt(spans, y);
    flakes[at + slot.x] = left + (right - left) * (0.04 + 0.92 * random());
    flakes[at + slot.y] = y;
    flakes[at + slot.depth] = random();
    flakes[at + slot.size] = size;
    flakes[at + slot.roll] = random() * Math.PI * 2;
    flakes[at + slot.pitch] = random() * Math.PI * 2;
    flakes[at + slot.shape] = random() * 1000;
    flakes[at + slot.pace] = 0.5 + random();
  }
  const world = { spans, flakes, count, tall, time: 0, stir: 0.5 };
  for (let index = 0; index < count; index += 1) keepInside(world, index * stride);
  return world;
}

/** The liquid's movement at a point: two rolls that turn against each other and wander. */
function current(world: World, x: number, y: number, depth: number): [number, number] {
  const { spans, time, stir, tall } = world;
  const across = (x - 0.5) * 2;
  const down = (y - spans.top) / (spans.bottom - spans.top);
  const wander = 0.7 * Math.sin(time * 0.13 + depth * 5) + 0.4 * Math.sin(time * 0.071 + down * 4);
  const strength = (warmth + shaken * stir) * (0.6 + 0.8 * depth);
  const turn = Math.PI * (down + 0.15 * wander);
  const vertical = Math.cos(Math.PI * across + wander) * Math.sin(turn);
  const level = Math.sin(Math.PI * across + wander) * Math.cos(turn);
  return [strength * level, (strength * vertical) / tall];
}

/** Puts a flake that has met a wall back inside, and takes its speed towards the wall. */
function keepInside({ spans, flakes, tall }: World, at: number): void {
  const size = flakes[at + slot.size] ?? 0;
  const lowest = spans.bottom - size / tall;
  const highest = spans.top + size / tall;
  const y = flakes[at + slot.y] ?? 0;
  if (y > lowest || y < highest) {
    flakes[at + slot.y] = Math.min(lowest, Math.max(highest, y));
    flakes[at + slot.velocityY] = 0;
  }
  const [left, right] = wallsAt(spans, flakes[at + slot.y] ?? 0);
  const x = flakes[at + slot.x] ?? 0;
  if (x < left + size || x > right - size) {
    flakes[at + slot.x] = Math.min(right - size, Math.max(left + size, x));
    flakes[at + slot.velocityX] = 0;
  }
}

/** Moves the world on by `seconds` (a twentieth at most: a sleeping tab must not make it leap). */
export function step(world: World, seconds: number): void {
  const dt = Math.min(seconds, longestStep);
  const { flakes, count, tall } = world;
  world.time += dt;
  world.stir *= Math.exp(-dt / fading);
  const follow = 1 - Math.exp(-dt / following);
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const read = (name: keyof typeof slot) => flakes[at + slot[name]] ?? 0;
    const [flowX, flowY] = current(world, read('x'), read('y'), read('depth'));
    const pace = read('pace');
    const sink = (sinking * pace * (0.5 + read('size') * 60)) / tall;
    const velocityX = read('velocityX') + (flowX - read('velocityX')) * follow;
    const velocityY = read('velocityY') + (flowY + sink - read('velocityY')) * follow;
    flakes[at + slot.velocityX] = velocityX;
    flakes[at + slot.velocityY] = velocityY;
    flakes[at + slot.x] = read('x') + velocityX * dt;
    flakes[at + slot.y] = read('y') + velocityY * dt;
    const speed = Math.hypot(velocityX, velocityY * tall);
    flakes[at + slot.roll] = read('roll') + dt * pace * (0.08 + 22 * speed);
    flakes[at + slot.pitch] = read('pitch') + dt * pace * (0.05 + 16 * speed);
    keepInside(world, at);
  }
}

/**
 * Stirs the liquid: adds to its turning, and pushes the flakes near a point.
 * @param force how hard, in parts of the portrait's width a second.
 * @param near where; without it the whole liquid is moved.
 */
export function stir(world: World, force: readonly [number, number], near?: Point2): void {
  const { flakes, count, tall } = world;
  const strength = Math.hypot(...force);
  world.stir = Math.min(1, world.stir + strength * (near ? 0.12 : 0.5));
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const reach = near ? nearness(flakes, at, near, tall) : 1;
    const share = reach / (0.6 + 40 * (flakes[at + slot.size] ?? 0));
    flakes[at + slot.velocityX] = (flakes[at + slot.velocityX] ?? 0) + force[0] * share;
    flakes[at + slot.velocityY] = (flakes[at + slot.velocityY] ?? 0) + (force[1] * share) / tall;
  }
}

type Point2 = readonly [x: number, y: number];

function nearness(flakes: Float32Array, at: number, [x, y]: Point2, tall: number): number {
  const away = Math.hypot((flakes[at + slot.x] ?? 0) - x, ((flakes[at + slot.y] ?? 0) - y) * tall);
  return Math.exp(-((away / 0.16) ** 2));
}

/** Half the sum of squared speeds: what is left of all stirring. */
export function energy({ flakes, count, tall }: World): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const level = flakes[at + slot.velocityX] ?? 0;
    const upright = (flakes[at + slot.velocityY] ?? 0) * tall;
    sum += (level * level + upright * upright) / 2;
  }
  return sum;
}
