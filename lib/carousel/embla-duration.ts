/** Embla's friction (`ScrollBody`). */
const friction = 0.68;
/**
 * The share of the distance that may be left when a move counts as done: by then it moves less than about
 * half a pixel a frame. Embla itself goes on about as long again, until a thousandth of a pixel is left.
 */
const done = 0.01;
/** Milliseconds of one step of Embla's physics. */
const tick = 1000 / 60;

/** How long a move takes with this `duration` option, in ms, by simulating Embla's physics. */
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
 * The value of Embla's `duration` option for moves of so many milliseconds. The option itself has no unit:
 * it is the attraction of a damped simulation at 60 steps a second.
 */
export function emblaDuration(milliseconds: number): number {
  let option = 15;
  while (settleTime(option) < milliseconds) option += 0.25;
  return option;
}
