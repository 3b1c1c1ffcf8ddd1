interface Spring {
  readonly stiffness: number;
  readonly damping: number;
}

/** Movement below this part of the way is no longer seen. */
const rest = 0.001;

/** Where an underdamped spring of mass 1 stands after `seconds`, from 0 to 1 and a little past. */
function positionAt(seconds: number, { stiffness, damping }: Spring): number {
  const decay = damping / 2;
  const frequency = Math.sqrt(stiffness - decay * decay);
  const swing = Math.cos(frequency * seconds) + (decay / frequency) * Math.sin(frequency * seconds);
  return 1 - Math.exp(-decay * seconds) * swing;
}

/**
 * A spring as a CSS easing and the time it takes, so that it can run without a library.
 * @returns `easing` for `linear()`, and `duration` in ms.
 * @throws if the spring is overdamped: it then never swings and another formula holds.
 */
export function springEasing(spring: Spring, samples = 24): { easing: string; duration: number } {
  if (spring.damping ** 2 >= 4 * spring.stiffness) {
    throw new RangeError('springEasing: only underdamped springs (damping² < 4 × stiffness)');
  }
  const seconds = -Math.log(rest) / (spring.damping / 2);
  const stops = Array.from({ length: samples + 1 }, (_, index) => {
    if (index === samples) return '1';
    return String(Number(positionAt((seconds * index) / samples, spring).toFixed(4)));
  });
  return { easing: `linear(${stops.join(', ')})`, duration: Math.round(seconds * 1000) };
}
