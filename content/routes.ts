/** Every screen of the site, at the specification's address. */
export const routes = {
  home: { path: '/', indexed: true, legal: false },
  privacyPolicy: { path: '/privacy-policy', indexed: true, legal: true },
  termsOfUse: { path: '/termsOfUse', indexed: true, legal: true },
  termsAndConditions: { path: '/termsAndConditions', indexed: true, legal: true },
  cookies: { path: '/cookies', indexed: true, legal: true },
  logo: { path: '/logo', indexed: false, legal: false },
  notFound: { path: '/404', indexed: false, legal: false },
} as const;

export type RouteId = keyof typeof routes;

export const routeIds = Object.keys(routes) as RouteId[];

export const legalRouteIds = routeIds.filter((id) => routes[id].legal);

/** Routes that the age gate leaves open. */
export const openPaths: readonly string[] = legalRouteIds.map((id) => routes[id].path);

/** The ids of the home page's sections and blocks. The spelling is the specification's. */
export const sectionIds = {
  home: 'home',
  collections: 'colletions',
  plata: 'plata',
  anejo: 'anjoi',
  experience: 'Experience',
  about: 'aboutus',
} as const;
