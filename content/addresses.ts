import { listPaths, lotPaths, statePaths } from './lists/addresses';
import { lotsPath, shopsPath } from './lists/paths';
import { routeIds, routes, servePath, type Path } from './routes';
import { textFilesIn } from './text-files';
import serves from './words/en/home/serves.json' with { type: 'json' };

type Recipes = readonly { readonly slug: string }[];

/**
 * The English addresses of all pages except those of lots and states, which may be many, and the 404 pages. This module imports
 * none of the aliases of a build, which code that runs before the build does not have. `content/all-pages.ts` has the
 * pages themselves, in the language of the build.
 */
export const englishPaths = (recipes: Recipes = serves.list): readonly Path[] => [
  ...routeIds.filter((id) => id !== 'notFound').map((id) => routes[id].englishPath),
  ...recipes.map(servePath),
  ...Object.keys(textFilesIn('en')).map((slug): Path => `/${slug}`),
  ...listPaths(),
];

/** The addresses at which nothing else may stand: those of all pages, and of the 404 page. */
export const takenPaths = (recipes?: Recipes): readonly Path[] => [
  ...englishPaths(recipes),
  ...statePaths(),
  ...lotPaths(),
  routes.notFound.englishPath,
];

/**
 * Pages and folders that every language has, for the language switch: an address, or with a slash at its end a folder.
 */
export const switchedPaths = (): readonly Path[] => [
  ...englishPaths(),
  ...(statePaths().length > 0 ? [`${shopsPath}/` as const] : []),
  ...(lotPaths().length > 0 ? [`${lotsPath}/` as const] : []),
];
