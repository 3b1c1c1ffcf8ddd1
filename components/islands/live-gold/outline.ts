/** A point in the portrait, from 0 to 1 of its width and height, down from the upper left. */
export type Point = readonly [x: number, y: number];

/** The liquid as horizontal rows: where each begins and ends. */
export interface Spans {
  readonly top: number;
  readonly bottom: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

const rowCount = 160;

/** Where a horizontal line crosses the polygon's sides, from left to right. */
function crossings(polygon: readonly Point[], y: number): number[] {
  return polygon
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
      if (y1 > y === y2 > y) return [];
      return [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
    })
    .sort((a, b) => a - b);
}

/**
 * Turns the liquid's outline into rows. The outline comes from the render, and a bottle has no
 * overhangs, so the outermost crossings of each row are its walls.
 * @throws RangeError if the polygon has no height.
 */
export function toRowSpans(polygon: readonly Point[]): Spans {
  const ys = polygon.map(([, y]) => y);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  if (!(bottom > top)) throw new RangeError('toRowSpans: the outline has no height');
  const left = new Float32Array(rowCount);
  const right = new Float32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const found = crossings(polygon, top + ((row + 0.5) / rowCount) * (bottom - top));
    left[row] = found[0] ?? 0.5;
    right[row] = found.at(-1) ?? 0.5;
  }
  return { top, bottom, left, right };
}

/** The walls at a height, in the portrait's units. */
export function wallsAt(spans: Spans, y: number): readonly [left: number, right: number] {
  const part = (y - spans.top) / (spans.bottom - spans.top);
  const row = Math.max(0, Math.min(rowCount - 1, Math.floor(part * rowCount)));
  return [spans.left[row] ?? 0.5, spans.right[row] ?? 0.5];
}
