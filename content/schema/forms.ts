import type * as v from 'valibot';
import { brandSchema } from './brand';
import { cornerNotesSchema, enquiryDialogSchema, enquirySchema, receiverSchema } from './enquiry';
import {
  ageSchema,
  carouselSchema,
  chromeSchema,
  deviceStorageSchema,
  footerSchema,
  liveGoldSchema,
  motionSwitchSchema,
  notFoundSchema,
} from './frame';
import {
  aboutSchema,
  anejoSchema,
  collectionsSchema,
  experienceSchema,
  factTermsSchema,
  heroSchema,
  plataSchema,
  tastingSchema,
} from './home';
import { legalFactsSchema, legalWordsSchema } from './legal';
import { metadataSchema, pageNamesSchema } from './pages';
import { pressKitSchema } from './press-kit';
import { redirectsSchema } from './redirects';
import { servePageSchema, servesSchema } from './serves';
import { textsSchema } from './texts';

/** A file of words or facts, and the form in which people change it. */
export interface Form {
  /** In `content`, without its ending. */
  readonly file: string;
  readonly label: string;
  /** Where on the site it is seen best. */
  readonly seenAt: string;
  readonly schema: v.GenericSchema;
  /** The language of its words; facts have none. */
  readonly language?: string;
}

const facts = (file: string, label: string, seenAt: string, schema: v.GenericSchema): Form => ({
  file: `facts/${file}`,
  label,
  seenAt,
  schema,
});
const words = (file: string, label: string, seenAt: string, schema: v.GenericSchema): Form => ({
  file: `words/en/${file}`,
  label,
  seenAt,
  schema,
  language: 'en',
});

/** Facts, and all words in English, in the order of the page. The build checks each file by its schema. */
export const formGroups: Readonly<Record<string, readonly Form[]>> = {
  'The brand': [facts('brand', 'Name, company, facts', '/#colletions', brandSchema)],
  'Home page, from the top': [
    words('home/hero', 'Opening', '/', heroSchema),
    words('home/collections', 'Collections', '/#colletions', collectionsSchema),
    words('home/plata', 'Plata', '/#plata', plataSchema),
    words('home/anejo', 'Añejo', '/#anjoi', anejoSchema),
    words('home/fact-terms', 'Names of the bottles’ facts', '/#plata', factTermsSchema),
    words('home/tasting', 'Tasting', '/#tasting-heading', tastingSchema),
    words('home/serves', 'Serves', '/#serves-heading', servesSchema),
    words('home/experience', 'Experience', '/#Experience', experienceSchema),
    words('home/about', 'About us', '/#aboutus', aboutSchema),
  ],
  'Pages of serves': [words('serve-page', 'Around a recipe', '/serves/paloma', servePageSchema)],
  'Around every page': [
    words('chrome', 'Header', '/', chromeSchema),
    words('footer', 'Footer', '/#contact', footerSchema),
    words('motion-switch', 'Switch for calm motion', '/#contact', motionSwitchSchema),
    words('age', 'Age gate', '/', ageSchema),
  ],
  Enquiries: [
    words('enquiry', 'Forms', '/#contact', enquirySchema),
    words('enquiry-dialog', 'Contact form', '/#plata', enquiryDialogSchema),
    words('corner-notes', 'Notes in the corner', '/', cornerNotesSchema),
    words('receiver', 'Answers and mails', '/#contact', receiverSchema),
  ],
  'Buttons of what moves': [
    words('carousel', 'Carousels', '/#serves-heading', carouselSchema),
    words('live-gold', 'Live gold', '/#anjoi', liveGoldSchema),
  ],
  'Legal pages': [
    facts('legal', 'Legal texts and dates', '/privacy-policy', legalFactsSchema),
    words('legal', 'Words around legal texts', '/privacy-policy', legalWordsSchema),
    words('device-storage', 'Table of the Cookies Policy', '/cookies', deviceStorageSchema),
  ],
  'Pages and search engines': [
    words('metadata', 'Titles and descriptions', '/', metadataSchema),
    words('page-names', 'Names of pages', '/', pageNamesSchema),
    words('not-found', 'Page not found', '/404', notFoundSchema),
    words('press-kit', 'Press kit', '/press', pressKitSchema),
    words('texts', 'Around a text page', '/faq', textsSchema),
    facts('redirects', 'Addresses that lead elsewhere', '/', redirectsSchema),
  ],
};

export const forms: readonly Form[] = Object.values(formGroups).flat();

/** The words of another language: the same files, by the same schemas. */
export const formsIn = (code: string): readonly Form[] =>
  forms
    .filter(({ language }) => language)
    .map((form) => ({ ...form, file: form.file.replace('/en/', `/${code}/`), language: code }));
