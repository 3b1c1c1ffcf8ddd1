import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { images, type ImageName } from '../../lib/images/manifest';
import { routes, sectionIds } from '../routes';
import { linkProblem } from './rules.mjs';

/** What links may lead to on this site. */
export const site = {
  paths: Object.values(routes).map(({ path }) => path),
  sectionIds: Object.values(sectionIds),
};

/** Where a link leads: a page of this site, a section of the home page, or another site. */
export const linkTarget = v.pipe(
  v.string(),
  v.check(
    (href) => linkProblem(href, site) === undefined,
    ({ input }) => linkProblem(input, site) ?? '',
  ),
);

/** The path of a file that is kept in `public/`. */
export const publicFile = v.pipe(
  v.string(),
  v.check(
    (path) => existsSync(`public${path}`),
    ({ input }) => `names a file that is not there: put it at public${input}, or mend the name`,
  ),
);

/** The name of a packed picture. */
export const pictureName = v.picklist(
  Object.keys(images) as ImageName[],
  ({ received }) =>
    `names no picture of lib/images/manifest.ts: mend ${received}, or add its master to art/masters and run “npm run images”`,
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
