import type { Metadata } from 'next';
import { brand } from '@/content/brand';
import { heads, shareImageSize } from '@/content/heads';
import { icons } from './icons';
import { routes, type RouteId } from '@/content/routes';

/** The address of a path on the published site. Home carries its slash, other routes none. */
export function absoluteUrl(path: string): string {
  return `${brand.siteUrl}${path}`;
}

/** A page's head for browsers, search engines and link previews. */
export function metadataFor(id: RouteId): Metadata {
  const { path, indexed } = routes[id];
  const { title, description, shareImage } = heads[id];
  const image = { url: absoluteUrl(shareImage.src), alt: shareImage.alt, ...shareImageSize };
  return {
    metadataBase: new URL(brand.siteUrl),
    title,
    description,
    applicationName: brand.name,
    alternates: id === 'notFound' ? undefined : { canonical: absoluteUrl(path) },
    // Next itself adds `noindex` to the 404 page.
    ...(id === 'notFound' ? {} : { robots: { index: indexed, follow: true } }),
    formatDetection: { telephone: false, email: false, address: false },
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: 'en_US',
      title,
      description,
      url: absoluteUrl(path),
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
    icons: {
      icon: [icons.favicon, icons.vector].map(({ src, sizes, type }) => ({
        url: src,
        sizes,
        type,
      })),
      apple: [{ url: icons.apple.src, sizes: icons.apple.sizes, type: icons.apple.type }],
    },
  };
}
