import type { RouteId, Routes, SectionIds } from './schema/routes';

export type { RouteId };

/** Every screen of the site. */
export const routes: Routes = {
  home: {
    path: '/',
    breadcrumb: 'Home',
    indexed: true,
    legal: false,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    breadcrumb: 'Privacy Policy',
    indexed: true,
    legal: true,
  },
  termsOfUse: {
    path: '/termsOfUse',
    breadcrumb: 'Terms of Use',
    indexed: true,
    legal: true,
  },
  termsAndConditions: {
    path: '/termsAndConditions',
    breadcrumb: 'Terms and Conditions',
    indexed: true,
    legal: true,
  },
  cookies: {
    path: '/cookies',
    breadcrumb: 'Cookies Policy',
    indexed: true,
    legal: true,
  },
  logo: {
    path: '/logo',
    breadcrumb: 'Logo',
    indexed: false,
    legal: false,
  },
  notFound: {
    path: '/404',
    breadcrumb: 'Page not found',
    indexed: false,
    legal: false,
  },
};

export const routeIds = Object.keys(routes) as RouteId[];

/** The ids of the home page's sections and blocks. The spelling is the specification's. */
export const sectionIds: SectionIds = {
  home: 'home',
  collections: 'colletions',
  plata: 'plata',
  anejo: 'anjoi',
  experience: 'Experience',
  about: 'aboutus',
};
