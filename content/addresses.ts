import { routeIds, routes, servePath, type Path } from './routes';
import { textFilesIn } from './text-files';
import serves from './words/en/home/serves.json' with { type: 'json' };

type Recipes = readonly { readonly slug: string }[];

/**
 * The English addresses of all pages but the one that answers where there is none. Read without the aliases of a build,
 * which what runs before it does not have: `content/all-pages.ts` has the pages themselves, in the language of the build.
 */
export const englishPaths = (recipes: Recipes = serves.list): readonly Path[] => [
  ...routeIds.filter((id) => id !== 'notFound').map((id) => routes[id].englishPath),
  ...recipes.map(servePath),
  ...Object.keys(textFilesIn('en')).map((slug): Path => `/${slug}`),
];

/** The addresses at which nothing else may stand: those of all pages, and of the 404 page. */
export const takenPaths = (recipes?: Recipes): readonly Path[] => [
  ...englishPaths(recipes),
  routes.notFound.englishPath,
];
