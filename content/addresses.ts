import { routeIds, routes, type Path } from './routes';
import { textFilesIn } from './text-files';
import serves from './words/en/home/serves.json' with { type: 'json' };

/**
 * The English addresses of all pages, for what runs before a language is chosen: `content/all-pages.ts` has them in
 * the language of the build.
 */
export const englishPaths = (): readonly Path[] => [
  ...routeIds.map((id) => routes[id].englishPath),
  ...serves.list.map(({ slug }): Path => `/serves/${slug}`),
  ...Object.keys(textFilesIn('en')).map((slug): Path => `/${slug}`),
];
