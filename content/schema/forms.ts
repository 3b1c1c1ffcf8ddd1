import type * as v from 'valibot';
import { languages, type Language } from '../languages';
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
import { lists } from './lists/lists';
import { listsSchema } from './lists/words';
import { legalFactsSchema, legalWordsSchema } from './legal';
import { metadataSchema, pageNamesSchema } from './pages';
import { pressKitSchema } from './press-kit';
import { redirectsSchema } from './redirects';
import { servePageSchema } from './serve-page';
import { servesSchema } from './serves';
import { textsSchema } from './texts';

/** A file of words or facts, and the form in which people change it. */
export interface Form {
  /** In `content`, without its ending. */
  readonly file: string;
  readonly label: string;
  /** Where on the site it is seen best, without the language's prefix. */
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
  Lists: [
    ...lists.map(({ name, label, seenAt, schema }) => facts(name, label, seenAt, schema)),
    words('lists', 'Around both lists', '/where-to-buy', listsSchema),
  ],
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
    words('legal', 'Around a legal text', '/privacy-policy', legalWordsSchema),
    facts('legal', 'Dates and periods of legal texts', '/privacy-policy', legalFactsSchema),
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

/** A form in another language: the same file of that language's folder, by the same schema. Facts have one form. */
export const inLanguage = (form: Form, { code, name }: Language): Form =>
  form.language === undefined || form.language === code
    ? form
    : {
        ...form,
        file: form.file.replace('/en/', `/${code}/`),
        label: `${form.label} (${name})`,
        language: code,
      };

/** The words of another language. */
export const formsIn = (language: Language): readonly Form[] =>
  forms.filter((form) => form.language).map((form) => inLanguage(form, language));

/** All languages but English, from which they are translated. */
export const [, ...translations] = languages;

/** The forms of every language; those of facts once. */
export const allForms: readonly Form[] = [...forms, ...translations.flatMap(formsIn)];
