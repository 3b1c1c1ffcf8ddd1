import { emblaDuration } from '@/lib/carousel/embla-duration';

/** Embla's scroll body, as its 8.6 source has it: attraction, friction 0.68, sixty steps a second. */
function timeOfMove(option: number): number {
  let location = 0;
  let velocity = 0;
  let steps = 0;
  while (Math.abs(1 - location) >= 0.01) {
    velocity += (1 - location) / option;
    velocity *= 0.68;
    location += velocity;
    steps += 1;
  }
  return (steps * 1000) / 60;
}

it.each([300, 500, 700])('makes a move take %i ms, to a frame', (milliseconds) => {
  const taken = timeOfMove(emblaDuration(milliseconds));
  expect(Math.abs(taken - milliseconds)).toBeLessThanOrEqual(17);
});
