import { preload } from 'react-dom';
import { images, type ImageName } from '@/content/images/manifest';
import { fallbackFormat, fallbackSource, srcSet, type ImageFormat } from '@/lib/image-sources';
import styles from './picture.module.scss';

/** Another picture for some screens; the first whose media query matches is shown. */
interface AlternativePicture {
  readonly name: ImageName;
  readonly media: string;
  /** The `sizes` of this picture, if it is shown wider than the usual one. */
  readonly sizes?: string;
}

interface PictureProps {
  readonly name: ImageName;
  /** Describes the picture; empty only where it adds nothing to the words beside it. */
  readonly alt: string;
  /** HTML's `sizes`: the width at which each layout shows the picture. */
  readonly sizes: string;
  readonly artDirection?: readonly AlternativePicture[];
  /** Preloads the picture with high priority: for the first screen. */
  readonly priority?: boolean;
  readonly className?: string;
}

function sourcesOf(name: ImageName, sizes: string, media: string | undefined) {
  const { width, height } = images[name];
  const fallback = fallbackFormat(name);
  const formats: ImageFormat[] = media ? ['avif', 'webp', fallback] : ['avif', 'webp'];
  return [...new Set(formats)]
    .filter((format) => media || format !== fallback)
    .map((format) => (
      <source
        key={`${name}-${format}`}
        type={`image/${format}`}
        srcSet={srcSet(name, format)}
        sizes={sizes}
        media={media}
        width={width}
        height={height}
      />
    ));
}

function preloadFor(name: ImageName, sizes: string, media: string | undefined) {
  preload(fallbackSource(name), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(name, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

/**
 * A packed picture: AVIF, WebP and JPEG (cut-outs: no JPEG) at every width that the layouts use. Its size is
 * reserved, and its average colours are shown, until it has loaded.
 */
export function Picture({
  name,
  alt,
  sizes,
  artDirection = [],
  priority = false,
  className,
}: PictureProps) {
  const { width, height } = images[name];
  if (priority) {
    artDirection.forEach((alternative) =>
      preloadFor(alternative.name, alternative.sizes ?? sizes, alternative.media),
    );
    // One condition needs no brackets of its own; several joined by "or" do.
    const conditions = artDirection.flatMap(({ media }) => media.split(', '));
    const anyAlternative = conditions
      .map((condition) => (conditions.length > 1 ? `(${condition})` : condition))
      .join(' or ');
    preloadFor(name, sizes, anyAlternative ? `not (${anyAlternative})` : undefined);
  }
  return (
    <picture className={className}>
      {artDirection.map((direction) =>
        sourcesOf(direction.name, direction.sizes ?? sizes, direction.media),
      )}
      {sourcesOf(name, sizes, undefined)}
      <img
        className={styles.image}
        data-picture={name}
        src={fallbackSource(name)}
        srcSet={srcSet(name, fallbackFormat(name))}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        alt={alt}
        sizes={sizes}
        width={width}
        height={height}
      />
    </picture>
  );
}
