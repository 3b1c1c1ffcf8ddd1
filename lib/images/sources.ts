import type { HashByWidth } from './image-entry';
import { images, type ImageName } from './manifest';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

const fileAddress = (name: ImageName, width: number | string, hash: string, format: ImageFormat) =>
  `/images/${name}-${width}.${hash}.${format}`;

function hashes(name: ImageName, format: ImageFormat): [string, string][] {
  const entry: Partial<Record<ImageFormat, HashByWidth>> = images[name];
  return Object.entries(entry[format] ?? {});
}

/** The `srcset` of one format, or nothing where a picture has none in it. */
export function srcSet(name: ImageName, format: ImageFormat): string | undefined {
  const candidates = hashes(name, format).map(
    ([width, hash]) => `${fileAddress(name, width, hash, format)} ${width}w`,
  );
  return candidates.length > 0 ? candidates.join(', ') : undefined;
}

/** The oldest format a picture has: JPEG, or WebP where it stands on transparent ground. */
export function fallbackFormat(name: ImageName): ImageFormat {
  return images[name].cutout ? 'webp' : 'jpeg';
}

/** One file for browsers that read no `srcset`: the widest up to 1000 px, or else the narrowest. */
export function fallbackSource(name: ImageName): string {
  const format = fallbackFormat(name);
  const all = hashes(name, format);
  const [width, hash] = all.filter(([own]) => Number(own) <= 1000).at(-1) ?? all[0] ?? ['', ''];
  return fileAddress(name, width, hash, format);
}
