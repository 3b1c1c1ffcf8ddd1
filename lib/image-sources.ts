import { images, type ImageName } from '@/content/images/manifest';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

const fileAddress = (name: ImageName, width: number, format: ImageFormat) =>
  `/images/${name}-${width}.${images[name].hash}.${format}`;

/** The `srcset` of one format; `undefined` for a cut-out as JPEG, which has no transparency. */
export function srcSet(name: ImageName, format: ImageFormat): string | undefined {
  const { cutout, widths } = images[name];
  if (cutout && format === 'jpeg') return undefined;
  return widths.map((width) => `${fileAddress(name, width, format)} ${width}w`).join(', ');
}

/** The format for browsers that know no other: JPEG, or WebP for a cut-out. */
export function fallbackFormat(name: ImageName): ImageFormat {
  return images[name].cutout ? 'webp' : 'jpeg';
}

/** The file for browsers without `srcset`: the widest up to 1000 px, or else the narrowest. */
export function fallbackSource(name: ImageName): string {
  const format = fallbackFormat(name);
  const all: readonly number[] = images[name].widths;
  const width = all.filter((candidate) => candidate <= 1000).at(-1) ?? all[0] ?? 0;
  return fileAddress(name, width, format);
}
