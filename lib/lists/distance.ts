/** A place on the earth, in degrees. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const base = 36;
const largest = base ** 2 - 1;

/** The middle of a postal code's area (`postal-areas.ts`); nothing where there is no such area. */
function placeOf(areas: string, postalCode: string): Place | undefined {
  const at = Number(postalCode.slice(0, 3)) * 4;
  const [latitude, longitude] = [areas.slice(at, at + 2), areas.slice(at + 2, at + 4)].map(
    (digits) => Number.parseInt(digits, base),
  );
  if (latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude))
    return undefined;
  return { latitude: 12 + (latitude / largest) * 60, longitude: (longitude / largest) * 116 - 180 };
}

const inRadians = Math.PI / 180;

/** How far apart the areas of two codes are, in degrees of latitude; within one area, how far the codes are. */
export function distance(areas: string, one: string, other: string): number {
  const [from, to] = [placeOf(areas, one), placeOf(areas, other)];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const across = (from.longitude - to.longitude) * Math.cos(from.latitude * inRadians);
  const codes = Math.abs(Number(one.slice(0, 5)) - Number(other.slice(0, 5)));
  return Math.hypot(across, from.latitude - to.latitude) + codes / 1e7;
}
