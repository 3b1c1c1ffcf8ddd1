import type { Metadata } from 'next';
import { brand } from '@/content/brand';
import { language, otherLanguages } from '@/content/languages';
import { pages, shareImageSize, type Page } from '@/content/metadata';
import { inEveryLanguage } from '@/content/routes';
import { icons } from './icons';

/** The full address of a path. The home page's has no slash at its end, because Next removes it in its own output. */
export function absoluteUrl(path: string): string {
  return path === '/' ? brand.siteUrl : `${brand.siteUrl}${path}`;
}

/** The id by which structured data names the company. */
export const organizationId = absoluteUrl('/#organization');

/** A page's address in each language, and `x-default`, which is that of the first language. */
export function alternatesOf({ englishPath }: Page): Readonly<Record<string, string>> {
  const addresses = Object.entries(inEveryLanguage(englishPath)).map(
    ([code, path]) => [code, absoluteUrl(path)] as const,
  );
  return { ...Object.fromEntries(addresses), 'x-default': addresses[0]?.[1] ?? '' };
}

const openGraphLocale = (locale: string) => locale.replace('-', '_');

/** A page's metadata for browsers, search engines and link previews. */
export function metadataFor(page: Page): Metadata {
  const { path, title, description, shareImage, isIndexed } = page;
  const isThere = page !== pages.notFound;
  const image = { url: absoluteUrl(shareImage.src), alt: shareImage.alt, ...shareImageSize };
  return {
    metadataBase: new URL(brand.siteUrl),
    title,
    description,
    applicationName: brand.name,
    alternates: isThere
      ? { canonical: absoluteUrl(path), languages: alternatesOf(page) }
      : undefined,
    // Next itself adds `noindex` to the 404 page.
    ...(isThere ? { robots: { index: isIndexed, follow: true } } : {}),
    formatDetection: { telephone: false, email: false, address: false },
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: openGraphLocale(language.locale),
      alternateLocale: otherLanguages.map(({ locale }) => openGraphLocale(locale)),
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
