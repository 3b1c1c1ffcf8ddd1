import { wallsAt, type Point, type Spans } from './outline';
import { randomFrom } from './random';

/** Numbers per flake in `World.flakes`, a flat array. */
export const stride = 10;

/** The offset of each number of a flake. Lengths are in portrait widths, times in seconds. */
export const offset = {
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
  /** Seed of its crumpled shape. */
  shape: 8,
  /** How fast it tumbles and sinks, compared with the others. */
  pace: 9,
} as const;

export interface World {
  readonly spans: Spans;
  readonly flakes: Float32Array;
  readonly count: number;
  /** Height of the portrait divided by its width. */
  readonly aspect: number;
  /** Seconds that the world has run. */
  time: number;
  /** How much the liquid still moves from stirring: 1 after a good shake, falling to 0. */
  agitation: number;
}

/** Leaf a tenth of a µm thick, under a millimetre wide, sinks through 40 % spirit at a centimetre in 20 seconds. */
const sinkSpeed = 0.0055;
/** Speed of the slow convection at room temperature, and the most that stirring adds to it. */
const convectionSpeed = 0.009;
const maxStirredSpeed = 0.09;
/** Speed of each flake's own sideways movement as it falls. */
const flutterSpeed = 0.008;
/** Seconds in which agitation falls to about a third (1/e). */
const agitationDecay = 11;
/** Seconds in which a flake reaches about two thirds (1 − 1/e) of the speed of the liquid around it. */
const dragTime = 0.35;
/** Seconds, at most, that one step advances: a sleeping tab must not make the flakes jump. */
const maxStep = 1 / 20;

/** A world of `count` flakes, placed at random by `seed`. */
export function createWorld(spans: Spans, aspect: number, count: number, seed: number): World {
  const random = randomFrom(seed);
  const flakes = new Float32Array(count * stride);
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const size = 0.0042 + 0.021 * random() ** 2.8;
    const y = spans.top + (0.04 + 0.94 * random() ** 0.8) * (spans.bottom - spans.top);
    const [left, right] = wallsAt(spans, y);
    flakes[at + offset.x] = left + (right - left) * (0.04 + 0.92 * random());
    flakes[at + offset.y] = y;
    flakes[at + offset.depth] = random();
    flakes[at + offset.size] = size;
    flakes[at + offset.roll] = random() * Math.PI * 2;
    flakes[at + offset.pitch] = random() * Math.PI * 2;
    flakes[at + offset.shape] = random() * 1000;
    flakes[at + offset.pace] = 0.5 + random();
  }
  const world = { spans, flakes, count, aspect, time: 0, agitation: 0.5 };
  for (let index = 0; index < count; index += 1) keepInside(world, index * stride);
  return world;
}

/**
 * Velocity of the liquid at a point: convection rolls, two beside one another and two above one another, that
 * drift and turn in opposite directions further back, so that they never sweep all leaf out of view. It is the
 * curl of a stream function that is 0 along the walls: what flows in anywhere flows out again, so leaf gathers
 * nowhere, and nothing flows into a wall.
 */
function liquidVelocity(world: World, x: number, y: number, depth: number): [number, number] {
  const { spans, time, agitation, aspect } = world;
  const [left, right] = wallsAt(spans, y);
  const width = right - left;
  const height = (spans.bottom - spans.top) * aspect;
  const across = ((x - left) / width) * 2 - 1;
  const down = (y - spans.top) / (spans.bottom - spans.top);
  const wander = 0.7 * Math.sin(time * 0.13 + depth * 5) + 0.4 * Math.sin(time * 0.071 + depth * 9);
  const strength = (convectionSpeed + maxStirredSpeed * agitation) * 1.2 * Math.cos(6 * depth);
  const roll = Math.PI * across + wander * (1 - across * across);
  const rollSlope = (2 / width) * (Math.PI - 2 * wander * across);
  const turn = 2 * Math.PI * down + 1.2 * wander * down * (1 - down);
  const turnSlope = (2 * Math.PI + 1.2 * wander * (1 - 2 * down)) / height;
  const scale = (strength * width) / (2 * Math.PI);
  const level = scale * turnSlope * Math.sin(roll) * Math.cos(turn);
  const vertical = -scale * rollSlope * Math.cos(roll) * Math.sin(turn);
  return [level, vertical / aspect];
}

/** Moves a flake that has hit a wall back inside and stops its movement towards the wall. */
function keepInside({ spans, flakes, aspect }: World, at: number): void {
  const size = flakes[at + offset.size] ?? 0;
  const lowest = spans.bottom - size / aspect;
  const highest = spans.top + size / aspect;
  const y = flakes[at + offset.y] ?? 0;
  if (y > lowest || y < highest) {
    flakes[at + offset.y] = Math.min(lowest, Math.max(highest, y));
    flakes[at + offset.velocityY] = 0;
  }
  const [left, right] = wallsAt(spans, flakes[at + offset.y] ?? 0);
  const x = flakes[at + offset.x] ?? 0;
  if (x < left + size || x > right - size) {
    flakes[at + offset.x] = Math.min(right - size, Math.max(left + size, x));
    flakes[at + offset.velocityX] = 0;
  }
}

/** Advances the world by `seconds`, a twentieth of a second at most. */
export function step(world: World, seconds: number): void {
  const dt = Math.min(seconds, maxStep);
  const { flakes, count, aspect } = world;
  world.time += dt;
  world.agitation *= Math.exp(-dt / agitationDecay);
  const follow = 1 - Math.exp(-dt / dragTime);
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const read = (name: keyof typeof offset) => flakes[at + offset[name]] ?? 0;
    const [flowX, flowY] = liquidVelocity(world, read('x'), read('y'), read('depth'));
    const pace = read('pace');
    const flutter = world.time * 0.09 * pace + read('shape');
    const ownX = flutterSpeed * Math.sin(flutter);
    const ownY = (flutterSpeed * Math.cos(1.3 * flutter)) / aspect;
    const sink = (sinkSpeed * pace * (0.5 + read('size') * 60)) / aspect;
    const velocityX = read('velocityX') + (flowX + ownX - read('velocityX')) * follow;
    const velocityY = read('velocityY') + (flowY + ownY + sink - read('velocityY')) * follow;
    flakes[at + offset.velocityX] = velocityX;
    flakes[at + offset.velocityY] = velocityY;
    flakes[at + offset.x] = read('x') + velocityX * dt;
    flakes[at + offset.y] = read('y') + velocityY * dt;
    const speed = Math.hypot(velocityX, velocityY * aspect);
    flakes[at + offset.roll] = read('roll') + dt * pace * (0.08 + 22 * speed);
    flakes[at + offset.pitch] = read('pitch') + dt * pace * (0.05 + 16 * speed);
    keepInside(world, at);
  }
}

/**
 * Stirs the liquid: adds to its agitation and pushes the flakes near a point.
 * @param velocity added to a flake's, in portrait widths per second; less to large flakes.
 * @param near the point; without it all flakes are pushed.
 */
export function stir(world: World, velocity: readonly [number, number], near?: Point): void {
  const { flakes, count, aspect } = world;
  const strength = Math.hypot(...velocity);
  world.agitation = Math.min(1, world.agitation + strength * (near ? 0.12 : 0.5));
  for (let index = 0; index < count; index += 1) {
    const at = index * stride;
    const reach = near ? nearness(flakes, at, near, aspect) : 1;
    const share = reach / (0.6 + 40 * (flakes[at + offset.size] ?? 0));
    flakes[at + offset.velocityX] = (flakes[at + offset.velocityX] ?? 0) + velocity[0] * share;
    flakes[at + offset.velocityY] =
      (flakes[at + offset.velocityY] ?? 0) + (velocity[1] * share) / aspect;
  }
}

function nearness(flakes: Float32Array, at: number, [x, y]: Point, aspect: number): number {
  const away = Math.hypot(
    (flakes[at + offset.x] ?? 0) - x,
    ((flakes[at + offset.y] ?? 0) - y) * aspect,
  );
  return Math.exp(-((away / 0.16) ** 2));
}
