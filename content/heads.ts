import { brand } from './brand';
import type { Heads } from './schema/heads';

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What tabs, search engines and shared links show of a route. Apart from `routes`, which visitors download. */
export const heads: Heads = {
  home: {
    title: `${brand.product}: Plata, and Añejo with gold leaf`,
    description: `Two tequilas from blue agave: a clear, unaged Plata and an Añejo aged in oak, with real gold leaf adrift in the bottle. For adults of ${brand.minimumAge} and over.`,
    shareImage: {
      src: '/share/home.jpg',
      alt: `A bottle of ${brand.name} Añejo standing on dark stone in an agave field at first light`,
    },
  },
  privacyPolicy: {
    title: `Privacy Policy · ${brand.name}`,
    description: `What the ${brand.name} website asks for, where an enquiry goes, what stays on your own device, how long it is kept, and how to have it deleted.`,
    shareImage: {
      src: '/share/privacy-policy.jpg',
      alt: `Privacy Policy of ${brand.name}`,
    },
  },
  termsOfUse: {
    title: `Terms of Use · ${brand.name}`,
    description: `The rules for using the ${brand.name} website: who may visit, what you may do with its words and pictures, and which law applies.`,
    shareImage: {
      src: '/share/terms-of-use.jpg',
      alt: `Terms of Use of ${brand.name}`,
    },
  },
  termsAndConditions: {
    title: `Terms and Conditions · ${brand.name}`,
    description: `The conditions on which ${brand.company.legalName} provides this website, answers enquiries and describes its tequilas to adults of ${brand.minimumAge} and over.`,
    shareImage: {
      src: '/share/terms-and-conditions.jpg',
      alt: `Terms and Conditions of ${brand.name}`,
    },
  },
  cookies: {
    title: `Cookies Policy · ${brand.name}`,
    description: `Which cookies the ${brand.name} website sets today (none), what it keeps on your device instead, and how to manage cookies in your browser.`,
    shareImage: {
      src: '/share/cookies.jpg',
      alt: `Cookies Policy of ${brand.name}`,
    },
  },
  logo: {
    title: `The mark · ${brand.name}`,
    description: `The mark of ${brand.name}: an agave rosette in four pieces, two sides of leaves, a heart, and a vein of gold in the ground beneath them.`,
    shareImage: {
      src: '/share/logo.jpg',
      alt: `The mark of ${brand.name}, an agave rosette above a vein of gold`,
    },
  },
  notFound: {
    title: `Nothing in this ground · ${brand.name}`,
    description: `There is no page at this address. The way up leads to the field, and the way down to our two tequilas, Plata and Añejo.`,
    shareImage: {
      src: '/share/not-found.jpg',
      alt: `Nothing in this ground: bare red soil under an agave field`,
    },
  },
};
