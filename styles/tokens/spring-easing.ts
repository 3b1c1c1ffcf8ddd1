interface Spring {
  readonly stiffness: number;
  readonly damping: number;
}

/** A spring within this share of its distance counts as at rest. */
const rest = 0.001;

/** The position of an underdamped spring of mass 1 after `seconds`: from 0 to 1, with some overshoot. */
function positionAt(seconds: number, { stiffness, damping }: Spring): number {
  const decay = damping / 2;
  const frequency = Math.sqrt(stiffness - decay * decay);
  const swing = Math.cos(frequency * seconds) + (decay / frequency) * Math.sin(frequency * seconds);
  return 1 - Math.exp(-decay * seconds) * swing;
}

/**
 * A spring as a CSS easing and its duration, so that it needs no animation library.
 * @returns `easing`, a `linear()` function, and `duration` in ms.
 * @throws if the spring is not underdamped: another formula would hold.
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
