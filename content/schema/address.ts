import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { images } from '../../lib/images/manifest';
import { pathProblem } from '../../lib/legal/link-problems';

/** A path from the root of the site, with an optional hash; `//` would begin another host's name. */
export const sitePath = v.pipe(
  v.string(),
  v.regex(
    /^\/(?!\/)[\w./-]*(?:#[\w-]+)?$/,
    'must be a path of this site, as in “/cookies” or “/#aboutus”',
  ),
);

/** A path of this site at which a page or a section of the home page is. */
export const siteLink = v.pipe(
  sitePath,
  v.check(
    (href) => pathProblem(href) === undefined,
    ({ input }) => pathProblem(input) ?? '',
  ),
);

/** The path of a file that is kept in `public/`. */
export const publicFile = v.pipe(
  sitePath,
  v.check(
    (path) => existsSync(`public${path}`),
    ({ input }) => `names a file that is not there: put it at public${input}, or mend the name`,
  ),
);

/** The name of a packed picture. */
export const pictureName = v.picklist(
  Object.keys(images),
  ({ received }) =>
    `names no picture of lib/images/manifest.ts: mend ${received}, or add its master to art/masters and run “npm run images”`,
);

const webAddress = v.pipe(v.string(), v.url('must be a web address'));
export const secureAddress = v.pipe(webAddress, v.startsWith('https://', 'must begin https://'));
export const emailAddress = v.pipe(
  v.string(),
  v.email(
    ({ input }) => `must be an email address, as in “hola@company.example”, and is “${input}”`,
  ),
);

/** Where a link may lead. */
export const linkTarget = v.lazy((value) =>
  typeof value === 'string' && value.startsWith('/') ? siteLink : secureAddress,
);

/** Scheme and host only: paths are put behind it. */
export const secureOrigin = v.pipe(
  secureAddress,
  v.check(
    (url) => new URL(url).origin === url,
    ({ input }) => `must be scheme and host only: write “${new URL(input).origin}”`,
  ),
);
