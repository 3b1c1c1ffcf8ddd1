import { markPieces } from '../../components/ui/mark/mark-pieces';
import { colour } from '../../styles/tokens/colour';

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A leaf of the small mark: `angle` in degrees from upright, from the crown at (50, 66). */
function leaf(angle: number, length: number, width: number): string {
  const turn = (angle * Math.PI) / 180;
  const along = (part: number, side: number) =>
    point(
      50 + Math.sin(turn) * length * part + Math.cos(turn) * side,
      66 - Math.cos(turn) * length * part + Math.sin(turn) * side,
    );
  const half = (side: number) => [along(0.3, side), along(0.68, side * 0.86)] as const;
  const [rise, fall] = [half(width), half(-width)];
  const foot = along(0.1, 0);
  return `M${foot}C${rise[0]} ${rise[1]} ${along(1, 0)}C${fall[1]} ${fall[0]} ${foot}Z`;
}

/** The optical size for 32 px and less: five broad leaves, and a vein that holds three pixels. */
const smallMark = {
  leaves: [-78, -39, 0, 39, 78]
    .map((angle) => leaf(angle, angle === 0 ? 62 : 56, angle === 0 ? 9 : 8.4))
    .join(''),
  vein: 'M6 83C22 68 35 90 50 82S80 69 94 77C80 79 66 88 50 92S20 80 6 83Z',
};

/** Outlines of the whole mark, for icons over 32 px and for compositions. */
export const markPaths = {
  leaves: markPieces.flatMap(({ name, path }) => (name === 'vein' ? [] : [path])).join(''),
  vein: markPieces.find(({ name }) => name === 'vein')?.path ?? '',
};

/** An icon: its size, the mark's size in it, and its corners. */
export interface Icon {
  /** Width and height in pixels. */
  readonly size: number;
  /** The mark's width as a part of the icon's. */
  readonly part: number;
  /** Radius of the ground's corners as a part of the size. */
  readonly corner: number;
  readonly small?: boolean;
}

/** The mark on its ground as a whole SVG file. */
export function iconSvg({ size, part, corner, small = false }: Icon): string {
  const { leaves, vein } = small ? smallMark : markPaths;
  const inset = (1 - part) / 2;
  const height = small ? 100 : 92;
  const scale = (size * part) / 100;
  const top = (size - height * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${colour.agaveDeep.srgb}"/>` +
    `<g transform="translate(${size * inset} ${top}) scale(${scale})">` +
    `<path fill="${colour.bone.srgb}" d="${leaves}"/><path fill="${colour.gold.srgb}" d="${vein}"/></g></svg>\n`
  );
}
