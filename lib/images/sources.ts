import { images, type ImageName } from './manifest';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

const fileAddress = (name: ImageName, width: number, format: ImageFormat) =>
  `/images/${name}-${width}.${images[name].hash}.${format}`;

/** The `srcset` of one format; none of JPEG for what stands on transparent ground. */
export function srcSet(name: ImageName, format: ImageFormat): string | undefined {
  const { cutout, widths } = images[name];
  if (cutout && format === 'jpeg') return undefined;
  return widths.map((width) => `${fileAddress(name, width, format)} ${width}w`).join(', ');
}

/** The oldest format a picture has: JPEG, or WebP where it stands on transparent ground. */
export function fallbackFormat(name: ImageName): ImageFormat {
  return images[name].cutout ? 'webp' : 'jpeg';
}

/** One file for browsers that read no `srcset`: the widest up to 1000 px, or else the narrowest. */
export function fallbackSource(name: ImageName): string {
  const format = fallbackFormat(name);
  const all: readonly number[] = images[name].widths;
  const width = all.filter((own) => own <= 1000).at(-1) ?? all[0] ?? 0;
  return fileAddress(name, width, format);
}
