/** In % of a line's width: at this share nothing of it can be seen, and at the other all of it. */
export const hiddenShare = -2;
export const wholeShare = 102;

/**
 * The broken end of a line: how many points it has, where the first is and how far apart they are, in px.
 * `below` is further down than any line reaches.
 */
const end = { points: 44, top: -40, step: 9, below: 2000 };

/** How far a point of the end stands out, in % of the line's width: three waves of different lengths. */
const offsetAt = (point: number) =>
  0.9 * Math.sin(point * 0.43) + 0.5 * Math.sin(point * 1.37 + 1) + 0.22 * Math.sin(point * 3.1);

/** The `clip-path` of a colour line of which `share` % is shown, with an end broken off like rock. */
export function lineOutline(share: number): string {
  if (share <= hiddenShare) return 'inset(100%)';
  if (share >= wholeShare) return 'none';
  const points = Array.from({ length: end.points }, (_, point) => {
    const isLast = point === end.points - 1;
    const height = isLast ? end.below : end.top + end.step * point;
    return `${(share + offsetAt(point)).toFixed(2)}% ${height}px`;
  });
  return `polygon(0% ${end.top}px, ${points.join(', ')}, 0% ${end.below}px)`;
}
