import * as v from 'valibot';
import { routes, type RouteId } from '../routes';
import { altText, field, labelText, titleOfLength, textOfLength } from './text';

/** A schema of an object with an entry for each page of the specification. */
const pageRecordSchema = <const Schema extends v.GenericSchema>(
  schemaOf: (pageName: string, path: string) => Schema,
) =>
  v.strictObject({
    home: schemaOf('Home page', routes.home.path),
    privacyPolicy: schemaOf('Privacy Policy', routes.privacyPolicy.path),
    termsOfUse: schemaOf('Terms of Use', routes.termsOfUse.path),
    termsAndConditions: schemaOf('Terms and Conditions', routes.termsAndConditions.path),
    cookies: schemaOf('Cookies Policy', routes.cookies.path),
    logo: schemaOf('Logo', routes.logo.path),
    notFound: schemaOf('Page not found', routes.notFound.path),
  } satisfies Record<RouteId, Schema>);

export const pageNamesSchema = pageRecordSchema((called, path) =>
  field(called, labelText, `At ${path}. In links to it, and as the title of a legal page.`),
);
export type PageNames = v.InferOutput<typeof pageNamesSchema>;

const metadataByPageSchema = pageRecordSchema((called) =>
  field(
    called,
    v.strictObject({
      title: field('Title', titleOfLength(8, 60), 'In the browser’s tab and in search results.'),
      description: field(
        'Description',
        textOfLength(70, 160),
        'Below the title in search results and shared links.',
      ),
      shareAlt: field(
        'The share picture in words',
        altText,
        'Read out where a shared link shows its picture.',
      ),
    }),
  ),
);
export type MetadataWords = v.InferOutput<typeof metadataByPageSchema>;

const eachHasItsOwn = (part: 'title' | 'description') =>
  v.check<MetadataWords, string>(
    (words) =>
      new Set(Object.values(words).map((each) => each[part])).size === Object.keys(words).length,
    `have the same ${part} twice: give each page its own`,
  );

export const metadataSchema = v.pipe(
  metadataByPageSchema,
  eachHasItsOwn('title'),
  eachHasItsOwn('description'),
);
