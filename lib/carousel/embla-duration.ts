/** Embla's own friction. */
const friction = 0.68;
/**
 * The part of the way that may be left when a move counts as done. On any screen it is slower by then
 * than half a pixel a frame, or nearly; Embla itself goes on, for about as long again, until less than
 * a thousandth of a pixel is left.
 */
const done = 0.01;
const tick = 1000 / 60;

/** Time that a move takes in Embla with this `duration` option, in ms: its physics, step by step. */
function settleTime(option: number): number {
  let location = 0;
  let velocity = 0;
  let elapsed = 0;
  while (Math.abs(1 - location) >= done) {
    velocity = (velocity + (1 - location) / option) * friction;
    location += velocity;
    elapsed += tick;
  }
  return elapsed;
}

/**
 * The value of Embla's unitless `duration` option whose moves take `milliseconds`.
 * Embla's documentation gives no unit; its scroll body is a damped attraction at 60 steps a second.
 */
export function emblaDuration(milliseconds: number): number {
  let option = 15;
  while (settleTime(option) < milliseconds) option += 0.25;
  return option;
}
