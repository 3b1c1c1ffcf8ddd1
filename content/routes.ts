import { servesFolder } from './folders';
import { language, languages, type Language } from './languages';

/** An address of this site without a language's prefix, as the English site has it. */
export type Path = `/${string}`;

interface Route {
  /** Its address in the language of this build. */
  readonly path: string;
  /** Its address in the English site, which the specification gives. */
  readonly englishPath: Path;
  readonly indexed: boolean;
  readonly legal: boolean;
}

/** The English address of a drink's page. */
export const servePath = ({ slug }: { readonly slug: string }): Path => `/${servesFolder}/${slug}`;

/** The pages that the specification names, at their English addresses. */
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
 * A page's address in a language, from the English one. With a prefix the home page's address has no slash at
 * its end: `/es`.
 */
export const pathIn = ({ prefix }: Language, path: Path): string =>
  prefix && path === '/' ? prefix : prefix + path;

/** The address of one of the specification's pages in a language. */
export const routeIn = (language: Language, id: RouteId): string =>
  pathIn(language, pages[id].path);

/** The specification's pages in the language of this build. */
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

/** Ids of other parts of pages. They are the same in every language: the language switch keeps the part in its link. */
export const anchorIds = {
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
  /** Añejo's part of the fact sheet; Plata's has the id `plata`, as on the home page. */
  anejoFacts: 'anejo',
  measures: 'measures-heading',
  ready: 'ready',
  method: 'method-heading',
  otherServes: 'other-serves',
  text: 'text',
  deviceStorage: 'device-storage',
} as const;
