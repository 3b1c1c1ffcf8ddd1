import * as v from 'valibot';
import { linkTarget, secureAddress } from './address';
import { label, list } from './text';

const link = v.strictObject({ label, href: linkTarget });
const links = list(link, ({ href }) => href);

export type NavigationLink = v.InferOutput<typeof link>;

export const navigationSchema = v.strictObject({
  headerLinks: links,
  quickLinks: links,
  collectionLinks: links,
  legalLinks: links,
  socialLink: v.strictObject({ label, href: secureAddress }),
});
