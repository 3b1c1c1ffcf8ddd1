import data from '@words/metadata.json' with { type: 'json' };
import { language, type Language } from './languages';
import { read } from './read';
import { routeIds, type RouteId } from './routes';
import type { MetadataWords } from './schema/pages';

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const words = read<MetadataWords>(data);

/** `privacyPolicy` is `privacy-policy` in the name of a file. */
const fileNameOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The address of a page's share image in a language. */
export const shareImageOf = (id: RouteId, { prefix }: Language) =>
  `/share${prefix}/${fileNameOf(id)}.jpg`;

const metadataOf = (id: RouteId) => ({
  title: words[id].title,
  description: words[id].description,
  shareImage: { src: shareImageOf(id, language), alt: words[id].shareAlt },
});

/** What tabs, search engines and shared links show of a route. */
export const metadata = Object.fromEntries(routeIds.map((id) => [id, metadataOf(id)])) as Record<
  RouteId,
  ReturnType<typeof metadataOf>
>;
