import * as v from 'valibot';
import { altText, field, label, locked, wordsBetween } from './text';

const page = <
  const Path extends string,
  const Indexed extends boolean,
  const Legal extends boolean,
>(
  called: string,
  path: Path,
  indexed: Indexed,
  legal: Legal,
) =>
  field(
    called,
    v.strictObject({
      path: field('Address', locked(path), 'In the specification’s letter case.'),
      breadcrumb: field(
        'Name of the page',
        label,
        'In links to it, and as the title of a legal page.',
      ),
      indexed: field('Search engines are invited', locked(indexed)),
      legal: field('Open before the age is confirmed', locked(legal)),
    }),
  );

const section = <const Id extends string>(called: string, id: Id) => field(called, locked(id));

export const routesSchema = v.strictObject({
  pages: field(
    'Pages',
    v.strictObject({
      home: page('Home page', '/', true, false),
      privacyPolicy: page('Privacy Policy', '/privacy-policy', true, true),
      termsOfUse: page('Terms of Use', '/termsOfUse', true, true),
      termsAndConditions: page('Terms and Conditions', '/termsAndConditions', true, true),
      cookies: page('Cookies Policy', '/cookies', true, true),
      logo: page('Logo', '/logo', false, false),
      notFound: page('Page not found', '/404', false, false),
    }),
  ),
  sections: field(
    'Sections of the home page',
    v.strictObject({
      home: section('Opening', 'home'),
      collections: section('Collections', 'colletions'),
      plata: section('Plata', 'plata'),
      anejo: section('Añejo', 'anjoi'),
      experience: section('Experience', 'Experience'),
      about: section('About us', 'aboutus'),
    }),
    'What stands after # in links to them.',
  ),
});
export type RouteWords = v.InferOutput<typeof routesSchema>;

const head = (called: string) =>
  field(
    called,
    v.strictObject({
      title: field('Title', wordsBetween(8, 60), 'In the browser’s tab and in search results.'),
      description: field(
        'Description',
        wordsBetween(70, 160),
        'Below the title in search results and shared links.',
      ),
      shareAlt: field(
        'The share picture in words',
        altText,
        'Read out where a shared link shows its picture.',
      ),
    }),
  );

const headFields = v.strictObject({
  home: head('Home page'),
  privacyPolicy: head('Privacy Policy'),
  termsOfUse: head('Terms of Use'),
  termsAndConditions: head('Terms and Conditions'),
  cookies: head('Cookies Policy'),
  logo: head('Logo'),
  notFound: head('Page not found'),
});
export type Heads = v.InferOutput<typeof headFields>;

const eachHasItsOwn = (part: 'title' | 'description') =>
  v.check<Heads, string>(
    (heads) =>
      new Set(Object.values(heads).map((each) => each[part])).size === Object.keys(heads).length,
    `have the same ${part} twice: give each page its own`,
  );

export const headsSchema = v.pipe(headFields, eachHasItsOwn('title'), eachHasItsOwn('description'));

export const productNamesSchema = v.strictObject({
  plata: field('The clear one', locked('Plata')),
  anejo: field('The aged one', locked('Añejo')),
});
export type ProductNames = v.InferOutput<typeof productNamesSchema>;
