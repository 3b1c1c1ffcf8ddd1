import data from '@words/serve-page.json' with { type: 'json' };
import { productNames } from './brand';
import { servesFolder } from './folders';
import { anejo, plata, serves, type Serve } from './home';
import { language } from './languages';
import { shareImageOf, type Page } from './metadata';
import { fill, read } from './read';
import { pathIn, servePath } from './routes';
import type { ServePageWords } from './schema/serve-page';

/** Words around every serve's page. */
export const servePageWords = read<ServePageWords>(data);

/** The address of a serve's page. */
export const pathOf = (serve: Serve): string => pathIn(language, servePath(serve));

/** A serve's page, as search engines and shared links know it. */
export const servePageOf = (serve: Serve): Page => ({
  path: pathOf(serve),
  englishPath: servePath(serve),
  title: fill(servePageWords.title, { serve: serve.name }),
  description: serve.description,
  shareImage: {
    src: shareImageOf(servePath(serve).slice(1), language),
    alt: fill(servePageWords.shareAlt, { serve: serve.name }),
  },
  isIndexed: true,
});

export const servePages: readonly Page[] = serves.list.map(servePageOf);

/** The shapes of picture that search engines ask for beside a recipe, width to height. */
export const recipeShapes = [
  { name: 'square', width: 1080, height: 1080 },
  { name: 'wide', width: 1080, height: 810 },
  { name: 'widest', width: 1080, height: 608 },
] as const;

/** The addresses of a serve's picture in each of these shapes; the same in every language. */
export const recipeImagesOf = ({ slug }: Serve): readonly string[] =>
  recipeShapes.map(({ name }) => `/share/${servesFolder}/${slug}-${name}.jpg`);

/** The bottle that a serve is poured from. */
export const bottleOf = ({ spirit }: Serve) => (spirit === productNames.plata ? plata : anejo);

/** The serves before and after one in the carousel, which goes round. */
export function neighboursOf(serve: Serve): { readonly previous: Serve; readonly next: Serve } {
  const { list } = serves;
  const at = list.indexOf(serve);
  return { previous: list.at(at - 1) ?? serve, next: list[(at + 1) % list.length] ?? serve };
}
