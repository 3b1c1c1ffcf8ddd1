import { springEasing } from '@/styles/tokens/spring-easing';
import { spring } from '@/styles/tokens/tokens';

const stopsOf = (easing: string) => (easing.match(/[\d.]+/g) ?? []).map(Number);

describe("the heading's spring as a CSS easing", () => {
  const { easing, duration } = springEasing(spring);

  it('starts where it is and ends where it belongs', () => {
    const stops = stopsOf(easing);
    expect(stops[0]).toBe(0);
    expect(stops.at(-1)).toBe(1);
  });

  it('swings a little past its place, by no more than one part in a hundred', () => {
    const furthest = Math.max(...stopsOf(easing));
    expect(furthest).toBeGreaterThan(1);
    expect(furthest).toBeLessThan(1.01);
  });

  it('settles in about half a second', () => {
    expect(duration).toBeGreaterThan(450);
    expect(duration).toBeLessThan(700);
  });

  it('refuses a spring that never swings', () => {
    expect(() => springEasing({ stiffness: 100, damping: 20 })).toThrow(RangeError);
  });
});
