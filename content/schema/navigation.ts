import * as v from 'valibot';
import { secureAddress, sitePath, words } from './text';

const link = v.strictObject({ label: words, href: sitePath });

export const linksSchema = v.pipe(v.array(link), v.minLength(1, 'must hold a link'));
export const outsideLinkSchema = v.strictObject({ label: words, href: secureAddress });
export const sectionIdsSchema = v.record(
  v.string(),
  v.pipe(v.string(), v.regex(/^[A-Za-z]+$/, 'must be letters only')),
);

export const iconsSchema = v.record(
  v.string(),
  v.strictObject({
    src: sitePath,
    sizes: v.pipe(v.string(), v.regex(/^(any|\d+x\d+)$/, 'must be “any” or width x height')),
    type: v.pipe(v.string(), v.startsWith('image/', 'must be an image type')),
  }),
);
