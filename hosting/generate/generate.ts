import { apache } from './apache';
import { caddy } from './caddy';
import { cloudfront } from './cloudfront';
import { enquiries } from './enquiries';
import { nginx } from './nginx';
import { cloudflare, firebase, netlify, vercel } from './platforms';
import { s3 } from './s3';
import type { ConfigurationFile, Site } from './site';

const generators = [
  nginx,
  apache,
  caddy,
  enquiries,
  netlify,
  cloudflare,
  vercel,
  firebase,
  cloudfront,
  s3,
];

/** The configuration of every host, all saying the same. */
export function configurations(site: Site): ConfigurationFile[] {
  return generators.flatMap((generate) => generate(site));
}
