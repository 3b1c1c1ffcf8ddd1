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
import { legalSchema } from './legal';
import { headsSchema, productNamesSchema, routesSchema } from './pages';
import { servesSchema } from './serves';

/** A file of words or facts, and the form in which people change it. */
export interface Form {
  /** In `content/words`, without its ending. */
  readonly file: string;
  readonly label: string;
  /** Where on the site it is seen best. */
  readonly seenAt: string;
  readonly schema: v.GenericSchema;
}

const form = (file: string, label: string, seenAt: string, schema: v.GenericSchema): Form => ({
  file,
  label,
  seenAt,
  schema,
});

/** All words and facts, in the order of the page. The build checks each file by its schema. */
export const formGroups: Readonly<Record<string, readonly Form[]>> = {
  'The brand': [form('brand', 'Name, company, facts', '/#colletions', brandSchema)],
  'Home page, from the top': [
    form('home/hero', 'Opening', '/', heroSchema),
    form('home/collections', 'Collections', '/#colletions', collectionsSchema),
    form('home/plata', 'Plata', '/#plata', plataSchema),
    form('home/anejo', 'Añejo', '/#anjoi', anejoSchema),
    form('home/facts', 'Names of the bottles’ facts', '/#plata', factTermsSchema),
    form('home/tasting', 'Tasting', '/#tasting-heading', tastingSchema),
    form('home/serves', 'Serves', '/#serves-heading', servesSchema),
    form('home/experience', 'Experience', '/#Experience', experienceSchema),
    form('home/about', 'About us', '/#aboutus', aboutSchema),
  ],
  'Around every page': [
    form('chrome', 'Header', '/', chromeSchema),
    form('footer', 'Footer', '/#contact', footerSchema),
    form('motion-switch', 'Switch for calm motion', '/#contact', motionSwitchSchema),
    form('age', 'Age gate', '/', ageSchema),
  ],
  Enquiries: [
    form('enquiry', 'Forms', '/#contact', enquirySchema),
    form('enquiry-dialog', 'Contact form', '/#plata', enquiryDialogSchema),
    form('corner-notes', 'Notes in the corner', '/', cornerNotesSchema),
    form('receiver', 'Answers and mails', '/#contact', receiverSchema),
  ],
  'Buttons of what moves': [
    form('carousel', 'Carousels', '/#serves-heading', carouselSchema),
    form('live-gold', 'Live gold', '/#anjoi', liveGoldSchema),
  ],
  'Legal pages': [
    form('legal/facts', 'Legal texts and dates', '/privacy-policy', legalSchema),
    form('device-storage', 'Table of the Cookies Policy', '/cookies', deviceStorageSchema),
  ],
  'Pages and search engines': [
    form('heads', 'Titles and descriptions', '/', headsSchema),
    form('routes', 'Names and addresses of pages', '/', routesSchema),
    form('product-names', 'Names of the tequilas', '/', productNamesSchema),
    form('not-found', 'Page not found', '/404', notFoundSchema),
  ],
};

export const forms: readonly Form[] = Object.values(formGroups).flat();
