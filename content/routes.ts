/** Every screen of the site; `notFound` is the page a host answers with under 404. */
export const routeIds = [
  'home',
  'privacyPolicy',
  'termsOfUse',
  'termsAndConditions',
  'cookies',
  'logo',
  'notFound',
] as const;

export type RouteId = (typeof routeIds)[number];

export interface Route {
  /** In the specification's letter case; hosts must not fold it. */
  readonly path: `/${string}`;
  /** The last step of the breadcrumb trail and the words of links to this route. */
  readonly breadcrumb: string;
  /** Whether search engines are invited; only these routes stand in the sitemap. */
  readonly indexed: boolean;
  /** The legal four stay readable before a visitor has confirmed their age. */
  readonly legal: boolean;
}

export const routes: Readonly<Record<RouteId, Route>> = {
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
