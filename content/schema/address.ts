import * as v from 'valibot';
import { images, type ImageName } from '../../lib/images/manifest';
import { routes, sectionIds } from '../routes';

/** What links of the legal texts may lead to on this site. */
export const site = {
  paths: Object.values(routes).map(({ path }) => path as string),
  sectionIds: Object.values(sectionIds) as string[],
};

/** The name of a packed picture. */
export const pictureName = v.pipe(
  v.picklist(
    Object.keys(images) as ImageName[],
    ({ received }) =>
      `names no picture of lib/images/manifest.ts: mend ${received}, or add its master to art/masters and run “npm run images”`,
  ),
  v.metadata({ picture: true }),
);

export const secureAddress = v.pipe(
  v.string(),
  v.url('must be a web address'),
  v.startsWith('https://', 'must begin https://'),
);

export const emailAddress = v.pipe(
  v.string(),
  v.email(
    ({ input }) => `must be an email address, as in “hola@company.example”, and is “${input}”`,
  ),
);
