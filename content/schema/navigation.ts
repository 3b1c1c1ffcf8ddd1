import * as v from 'valibot';
import { publicFile, secureAddress, siteLink } from './address';
import { distinctList, label, lockedProblem } from './text';

/** An id in the specification's own spelling, to which others link. */
const locked = (id: string) => v.literal(id, lockedProblem(id, 'navigation'));

const links = distinctList(v.strictObject({ label, href: siteLink }), ({ href }) => href);

export const navigationEntries = {
  sectionIds: v.strictObject({
    home: locked('home'),
    collections: locked('colletions'),
    plata: locked('plata'),
    anejo: locked('anjoi'),
    experience: locked('Experience'),
    about: locked('aboutus'),
  }),
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
