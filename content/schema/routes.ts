import * as v from 'valibot';
import { label, locked } from './text';

const route = <const Path extends string>(path: Path) =>
  v.strictObject({
    /** In the specification's letter case; hosts must not fold it. */
    path: locked(path),
    /** The last step of the breadcrumb trail and the words of links to this route. */
    breadcrumb: label,
    /** Whether search engines are invited; only these routes stand in the sitemap. */
    indexed: v.boolean(),
    /** The legal four stay readable before a visitor has confirmed their age. */
    legal: v.boolean(),
  });

export const routesSchema = v.strictObject({
  home: route('/'),
  privacyPolicy: route('/privacy-policy'),
  termsOfUse: route('/termsOfUse'),
  termsAndConditions: route('/termsAndConditions'),
  cookies: route('/cookies'),
  logo: route('/logo'),
  /** The page a host answers with under 404. */
  notFound: route('/404'),
});

export type Routes = v.InferOutput<typeof routesSchema>;
export type RouteId = keyof Routes;

/** The ids of the home page's sections and blocks. */
export const sectionIdsSchema = v.strictObject({
  home: locked('home'),
  collections: locked('colletions'),
  plata: locked('plata'),
  anejo: locked('anjoi'),
  experience: locked('Experience'),
  about: locked('aboutus'),
});

export type SectionIds = v.InferOutput<typeof sectionIdsSchema>;
