import * as age from './age';
import { brand } from './brand';
import { carouselWords } from './carousel';
import { chrome } from './chrome';
import { deviceItems } from './device-storage';
import {
  consent,
  consentLink,
  faultMessages,
  fieldLabels,
  receiverPage,
  refusals,
  states,
} from './enquiry';
import { footer } from './footer';
import { about } from './home/about';
import { collections } from './home/collections';
import { experience } from './home/experience';
import { hero } from './home/hero';
import { anejo, factTerms, plata } from './home/products';
import { serves } from './home/serves';
import { tasting } from './home/tasting';
import { icons } from './icons';
import * as islands from './islands';
import { legalWords } from './legal/facts';
import { liveGold } from './live-gold';
import {
  collectionLinks,
  headerLinks,
  legalLinks,
  quickLinks,
  sectionIds,
  socialLink,
} from './navigation';
import { notFound } from './not-found';
import { routes } from './routes';
import { brandSchema } from './schema/brand';
import { deviceItemsSchema } from './schema/device-storage';
import {
  consentLinkSchema,
  consentSchema,
  enquiryWordsSchema,
  faultMessagesSchema,
  fieldLabelsSchema,
} from './schema/enquiry';
import {
  aboutSchema,
  collectionsSchema,
  experienceSchema,
  heroSchema,
  labelsSchema,
  productSchema,
  servesSchema,
  tastingSchema,
} from './schema/home';
import { iconsSchema, linksSchema, outsideLinkSchema, sectionIdsSchema } from './schema/navigation';
import { routesSchema } from './schema/routes';
import { wordTree } from './schema/text';
import type { Content } from './schema/content';

const navigation = 'content/navigation.ts';
const enquiry = 'content/enquiry.ts';
const products = 'content/home/products.ts';

/** All words and facts of the site with the rules they keep. */
export const contents: readonly Content[] = [
  { file: 'content/brand.ts', schema: brandSchema, value: brand },
  { file: 'content/routes.ts', schema: routesSchema, value: routes },
  { file: 'content/icons.ts', schema: iconsSchema, value: icons },
  { file: navigation, schema: sectionIdsSchema, value: sectionIds },
  { file: navigation, schema: linksSchema, value: headerLinks },
  { file: navigation, schema: linksSchema, value: quickLinks },
  { file: navigation, schema: linksSchema, value: collectionLinks },
  { file: navigation, schema: linksSchema, value: legalLinks },
  { file: navigation, schema: outsideLinkSchema, value: socialLink },
  { file: 'content/device-storage.ts', schema: deviceItemsSchema, value: deviceItems },
  { file: 'content/age.ts', schema: wordTree, value: age },
  { file: 'content/carousel.ts', schema: wordTree, value: carouselWords },
  { file: 'content/chrome.ts', schema: wordTree, value: chrome },
  { file: 'content/footer.ts', schema: wordTree, value: footer },
  { file: 'content/islands.ts', schema: wordTree, value: islands },
  { file: 'content/legal/facts.ts', schema: wordTree, value: legalWords },
  { file: 'content/live-gold.ts', schema: wordTree, value: liveGold },
  { file: 'content/not-found.ts', schema: wordTree, value: notFound },
  { file: 'content/home/hero.ts', schema: heroSchema, value: hero },
  { file: 'content/home/collections.ts', schema: collectionsSchema, value: collections },
  { file: products, schema: productSchema, value: plata },
  { file: products, schema: productSchema, value: anejo },
  { file: products, schema: labelsSchema, value: factTerms },
  { file: 'content/home/tasting.ts', schema: tastingSchema, value: tasting },
  { file: 'content/home/serves.ts', schema: servesSchema, value: serves },
  { file: 'content/home/experience.ts', schema: experienceSchema, value: experience },
  { file: 'content/home/about.ts', schema: aboutSchema, value: about },
  { file: enquiry, schema: fieldLabelsSchema, value: fieldLabels },
  { file: enquiry, schema: faultMessagesSchema, value: faultMessages },
  { file: enquiry, schema: consentSchema, value: consent },
  { file: enquiry, schema: consentLinkSchema, value: consentLink },
  { file: enquiry, schema: enquiryWordsSchema, value: states },
  { file: enquiry, schema: enquiryWordsSchema, value: receiverPage },
  { file: enquiry, schema: enquiryWordsSchema, value: refusals },
];
