import outline from '@/art/masters/anejo-cut.outline.json';
import { toRowSpans, wallsAt, type Point } from '@/components/islands/live-gold/outline';
import {
  createWorld,
  offset,
  step,
  stir,
  stride,
  type World,
} from '@/components/islands/live-gold/physics';

const spans = toRowSpans(outline.liquid as unknown as Point[]);
const aspect = 2.84;
const world = (seed = 7) => createWorld(spans, aspect, 120, seed);
const run = (of: World, seconds: number, rate = 60) => {
  for (let frame = 0; frame < seconds * rate; frame += 1) step(of, 1 / rate);
};
/** In the longest steps that the world takes, a twentieth of a second: half a minute is long to compute. */
const runLong = (of: World, seconds: number) => run(of, seconds, 20);

/** Where each flake is, in parts of the portrait's width and height, and how fast it moves. */
const flakesOf = ({ flakes, count }: World) =>
  Array.from({ length: count }, (_, index) => {
    const [x = 0, y = 0, level = 0, upright = 0] = [
      offset.x,
      offset.y,
      offset.velocityX,
      offset.velocityY,
    ].map((at) => flakes[index * stride + at]);
    return { x, y, level, upright };
  });

const flakesOutside = (of: World) =>
  flakesOf(of).filter(({ x, y }) => {
    const [left, right] = wallsAt(spans, y);
    return y < spans.top || y > spans.bottom || x < left - 1e-6 || x > right + 1e-6;
  });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Kinetic energy of all flakes, each of mass 1: a measure of how much they still move. */
const energy = (of: World) =>
  sum(flakesOf(of).map(({ level, upright }) => (level ** 2 + (upright * aspect) ** 2) / 2));

/** How many flakes are seen above and below the label, in the middle half of the bottle. */
const flakesInView = (of: World) =>
  flakesOf(of).filter(({ x, y }) => {
    const { top, bottom } = outline.label;
    return x > 0.28 && x < 0.72 && y > spans.top && (y < top || y > bottom);
  }).length;

/** How far down the flakes are on average, from 0 to 1. */
const middle = (of: World) => sum(flakesOf(of).map(({ y }) => y)) / of.count;

/** How many others a flake has within a twenty-fifth of the portrait's width, on average. */
function crowding(of: World): number {
  const all = flakesOf(of);
  const isNear = (one: (typeof all)[number], other: (typeof all)[number]) =>
    Math.hypot(one.x - other.x, (one.y - other.y) * aspect) < 0.04;
  return sum(all.map((one) => all.filter((other) => isNear(one, other)).length - 1)) / of.count;
}

describe('the outline', () => {
  it('is as wide as the drawing says', () => {
    const square = toRowSpans([
      [0.2, 0.1],
      [0.8, 0.1],
      [0.8, 0.9],
      [0.2, 0.9],
    ]);
    const [left, right] = wallsAt(square, 0.5);
    expect(left).toBeCloseTo(0.2);
    expect(right).toBeCloseTo(0.8);
  });

  it('refuses one without height', () => {
    expect(() =>
      toRowSpans([
        [0, 1],
        [1, 1],
      ]),
    ).toThrow(RangeError);
  });
});

describe('gold leaf in the liquid', () => {
  it('never leaves it, however hard it is stirred', () => {
    const shaken = world();
    for (let blow = 0; blow < 40; blow += 1) {
      stir(shaken, [Math.sin(blow) * 4, Math.cos(blow * 2) * 4], blow % 2 ? [0.5, 0.6] : undefined);
      run(shaken, 0.2);
      expect(flakesOutside(shaken)).toEqual([]);
    }
  });

  it('comes to rest: a shake has lost nine tenths of its energy after half a minute', () => {
    const shaken = world();
    stir(shaken, [1, -1]);
    step(shaken, 1 / 60);
    const after = energy(shaken);
    runLong(shaken, 30);
    expect(energy(shaken)).toBeLessThan(after / 10);
  });

  it('rests in view, in no clumps, and settles', () => {
    const resting = world();
    const before = {
      seen: flakesInView(resting),
      crowd: crowding(resting),
      middle: middle(resting),
    };
    runLong(resting, 30);
    expect(flakesInView(resting)).toBeGreaterThan(before.seen / 2);
    expect(crowding(resting)).toBeLessThan(2 * before.crowd);
    runLong(resting, 30);
    expect(middle(resting)).toBeGreaterThan(before.middle + 0.03);
  });

  it('takes the same path from the same seed, and another from another', () => {
    const [first, second, other] = [world(3), world(3), world(4)];
    [first, second, other].forEach((each) => run(each, 2));
    expect(flakesOf(first)).toEqual(flakesOf(second));
    expect(flakesOf(first)).not.toEqual(flakesOf(other));
  });

  it('does not jump after the tab has slept', () => {
    const asleep = world();
    const before = flakesOf(asleep);
    step(asleep, 3600);
    const moved = flakesOf(asleep).map(({ x }, index) => Math.abs(x - (before[index]?.x ?? 0)));
    const furthest = Math.max(...moved);
    expect(furthest).toBeLessThan(0.02);
  });
});
