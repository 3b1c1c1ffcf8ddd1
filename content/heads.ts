import data from './words/heads.json' with { type: 'json' };
import { read } from './read';
import { routeIds } from './routes';
import type { Heads } from './schema/pages';

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const words = read<Heads>(data);

/** `privacyPolicy` is `privacy-policy` in the name of a file. */
const fileNameOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const headOf = (id: keyof Heads) => ({
  title: words[id].title,
  description: words[id].description,
  shareImage: { src: `/share/${fileNameOf(id)}.jpg`, alt: words[id].shareAlt },
});

/** What tabs, search engines and shared links show of a route. Apart from `routes`, which visitors download. */
export const heads = Object.fromEntries(routeIds.map((id) => [id, headOf(id)])) as Record<
  keyof Heads,
  ReturnType<typeof headOf>
>;
