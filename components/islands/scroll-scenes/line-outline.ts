/** In % of a line's width: at this share nothing of it can be seen, and at the other all of it. */
export const hiddenShare = -2;
export const wholeShare = 102;

/**
 * The broken end of a line: how many points it has, where the first is and how far apart they are, in px.
 * `below` is further down than any line reaches.
 */
const end = { points: 44, top: -40, step: 9, below: 2000 };

/** From -0.5 to 0.5, without a visible order, and the same each time. */
const scatter = (number: number) => {
  const large = Math.sin(number * 12.9898) * 43_758.5453;
  return large - Math.floor(large) - 0.5;
};

/**
 * How far a point of the end stands out, in % of the line's width, and is moved along it, in px: a slow bend,
 * and chips of all sizes. Waves alone would be scallops.
 */
const outwards = (point: number) => 0.7 * Math.sin(point * 0.37) + 1.5 * scatter(point);
const along = (point: number) => 0.8 * end.step * scatter(point + 0.5);

/** The `clip-path` of a colour line of which `share` % is shown, with an end broken off like rock. */
export function lineOutline(share: number): string {
  if (share <= hiddenShare) return 'inset(100%)';
  if (share >= wholeShare) return 'none';
  const points = Array.from({ length: end.points }, (_, point) => {
    const isLast = point === end.points - 1;
    const height = isLast ? end.below : end.top + end.step * point + along(point);
    return `${(share + outwards(point)).toFixed(2)}% ${height.toFixed(1)}px`;
  });
  return `polygon(0% ${end.top}px, ${points.join(', ')}, 0% ${end.below}px)`;
}
