import { apache } from './apache';
import { caddy } from './caddy';
import { enquiries } from './enquiries';
import { nginx } from './nginx';
import { cloudflare, netlify, vercel } from './platforms';
import { receiver } from './receiver';
import type { ConfigurationFile, Site } from './site';

const generators = [nginx, apache, caddy, enquiries, receiver, netlify, cloudflare, vercel];

/** The configuration of every host, all saying the same. */
export function configurations(site: Site): ConfigurationFile[] {
  return generators.flatMap((generate) => generate(site));
}
