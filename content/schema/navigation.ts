import * as v from 'valibot';
import { publicFile, secureAddress, siteLink } from './address';
import { distinctList, label } from './text';

const links = distinctList(v.strictObject({ label, href: siteLink }), ({ href }) => href);

export const navigationEntries = {
  sectionIds: v.record(
    v.string(),
    v.pipe(v.string(), v.regex(/^[A-Za-z]+$/, 'must be letters only')),
  ),
  headerLinks: links,
  quickLinks: links,
  collectionLinks: links,
  legalLinks: links,
  socialLink: v.strictObject({ label, href: secureAddress }),
};

const icon = v.strictObject({
  src: publicFile,
  sizes: v.pipe(v.string(), v.regex(/^(any|\d+x\d+)$/, 'must be “any” or width x height')),
  type: v.pipe(v.string(), v.startsWith('image/', 'must be an image type')),
});

export const iconsSchema = v.strictObject(
  v.entriesFromList(['favicon', 'vector', 'apple', 'small', 'large', 'maskable'], icon),
);
