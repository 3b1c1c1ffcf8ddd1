import { brand } from './brand';

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
  /** What the browser's tab and a search result show, at most 60 characters. */
  readonly title: string;
  /** For search results and shared links, 70 to 160 characters. */
  readonly description: string;
  /** The last step of the breadcrumb trail and the words of links to this route. */
  readonly breadcrumb: string;
  /** 1200 × 630 px, in `public/`. */
  readonly shareImage: { readonly src: `/${string}`; readonly alt: string };
  /** Whether search engines are invited; only these routes stand in the sitemap. */
  readonly indexed: boolean;
  /** The legal four stay readable before a visitor has confirmed their age. */
  readonly legal: boolean;
}

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const routes: Readonly<Record<RouteId, Route>> = {
  home: {
    path: '/',
    title: `${brand.product}: Plata, and Añejo with gold leaf`,
    description: `Two tequilas from blue agave: a clear, unaged Plata and an Añejo aged in oak, with real gold leaf adrift in the bottle. For adults of ${brand.minimumAge} and over.`,
    breadcrumb: 'Home',
    shareImage: {
      src: '/share/home.jpg',
      alt: `A bottle of ${brand.name} Añejo standing on dark stone in an agave field at first light`,
    },
    indexed: true,
    legal: false,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: `Privacy Policy · ${brand.name}`,
    description: `What the ${brand.name} website asks for, where an enquiry goes, what stays on your own device, how long it is kept, and how to have it deleted.`,
    breadcrumb: 'Privacy Policy',
    shareImage: {
      src: '/share/privacy-policy.jpg',
      alt: `Privacy Policy of ${brand.name}`,
    },
    indexed: true,
    legal: true,
  },
  termsOfUse: {
    path: '/termsOfUse',
    title: `Terms of Use · ${brand.name}`,
    description: `The rules for using the ${brand.name} website: who may visit, what you may do with its words and pictures, and which law applies.`,
    breadcrumb: 'Terms of Use',
    shareImage: {
      src: '/share/terms-of-use.jpg',
      alt: `Terms of Use of ${brand.name}`,
    },
    indexed: true,
    legal: true,
  },
  termsAndConditions: {
    path: '/termsAndConditions',
    title: `Terms and Conditions · ${brand.name}`,
    description: `The conditions on which ${brand.company.legalName} provides this website, answers enquiries and describes its tequilas to adults of ${brand.minimumAge} and over.`,
    breadcrumb: 'Terms and Conditions',
    shareImage: {
      src: '/share/terms-and-conditions.jpg',
      alt: `Terms and Conditions of ${brand.name}`,
    },
    indexed: true,
    legal: true,
  },
  cookies: {
    path: '/cookies',
    title: `Cookies Policy · ${brand.name}`,
    description: `Which cookies the ${brand.name} website sets today (none), what it keeps on your device instead, and how to manage cookies in your browser.`,
    breadcrumb: 'Cookies Policy',
    shareImage: {
      src: '/share/cookies.jpg',
      alt: `Cookies Policy of ${brand.name}`,
    },
    indexed: true,
    legal: true,
  },
  logo: {
    path: '/logo',
    title: `The mark · ${brand.name}`,
    description: `The mark of ${brand.name}: an agave rosette in four pieces, two sides of leaves, a heart, and a vein of gold in the ground beneath them.`,
    breadcrumb: 'Logo',
    shareImage: {
      src: '/share/logo.jpg',
      alt: `The mark of ${brand.name}, an agave rosette above a vein of gold`,
    },
    indexed: false,
    legal: false,
  },
  notFound: {
    path: '/404',
    title: `Nothing in this ground · ${brand.name}`,
    description: `There is no page at this address. The way up leads to the field, and the way down to our two tequilas, Plata and Añejo.`,
    breadcrumb: 'Page not found',
    shareImage: {
      src: '/share/not-found.jpg',
      alt: `Nothing in this ground: bare red soil under an agave field`,
    },
    indexed: false,
    legal: false,
  },
};
