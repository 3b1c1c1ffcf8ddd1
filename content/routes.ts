import { servesFolder } from './folders';
import { language, languages, type Language } from './languages';

/** An address of this site. */
export type Path = `/${string}`;

interface Route {
  /** Its address in the language of this build. */
  readonly path: string;
  /** The specification's, which is the English one. */
  readonly englishPath: Path;
  readonly indexed: boolean;
  readonly legal: boolean;
}

/** The English address of a serve's page. */
export const servePath = ({ slug }: { readonly slug: string }): Path => `/${servesFolder}/${slug}`;

/** Every screen of the specification, at its address. */
const pages = {
  home: { path: '/', indexed: true, legal: false },
  privacyPolicy: { path: '/privacy-policy', indexed: true, legal: true },
  termsOfUse: { path: '/termsOfUse', indexed: true, legal: true },
  termsAndConditions: { path: '/termsAndConditions', indexed: true, legal: true },
  cookies: { path: '/cookies', indexed: true, legal: true },
  logo: { path: '/logo', indexed: false, legal: false },
  notFound: { path: '/404', indexed: false, legal: false },
} as const;

export type RouteId = keyof typeof pages;

export const routeIds = Object.keys(pages) as RouteId[];

/**
 * A page's address in a language, from the English one. The home page ends with a slash only where nothing else stands
 * before it.
 */
export const pathIn = ({ prefix }: Language, path: Path): string =>
  prefix && path === '/' ? prefix : prefix + path;

/** The address of one of the specification's pages in a language. */
export const routeIn = (its: Language, id: RouteId): string => pathIn(its, pages[id].path);

/** Every screen of the site in the language of this build. */
export const routes = Object.fromEntries(
  routeIds.map((id): [RouteId, Route] => [
    id,
    { ...pages[id], path: routeIn(language, id), englishPath: pages[id].path },
  ]),
) as Record<RouteId, Route>;

/** A page's address in each language, by the language's code, from the English one. */
export const inEveryLanguage = (path: Path): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.map((each) => [each.code, pathIn(each, path)]));

export const legalRouteIds = routeIds.filter((id) => routes[id].legal);

/** The ids of the home page's sections and blocks. The spelling is the specification's. */
export const sectionIds = {
  home: 'home',
  collections: 'colletions',
  plata: 'plata',
  anejo: 'anjoi',
  experience: 'Experience',
  about: 'aboutus',
} as const;

/** The ids of other parts of pages at which the language switch goes on: the same in every language. */
export const partIds = {
  strata: 'strata',
  plataText: 'plata-text',
  plataNotes: 'plata-notes',
  anejoText: 'anejo-text',
  anejoNotes: 'anejo-notes',
  tasting: 'tasting-heading',
  serves: 'serves-heading',
  servesRow: 'serves-row',
  story: 'story',
  place: 'place',
  law: 'law',
  /** In the fact sheet, whose other half has the id of the home page's Plata. */
  anejoFacts: 'anejo',
  measures: 'measures-heading',
  ready: 'ready',
  method: 'method-heading',
  otherServes: 'other-serves',
  text: 'text',
  deviceStorage: 'device-storage',
} as const;
