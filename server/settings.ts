import { receiverPath } from '@/hosting/endpoint-path';
import { validateEndpoint } from '@/lib/enquiry/validate-endpoint';
import { readTrustedProxies, type VisitorOf } from './enquiries/client-address';

/** What the server is told by environment variables. */
export interface Settings {
  /** The address to listen on. */
  readonly host: string;
  readonly port: number;
  /** Where it takes enquiries. */
  readonly path: string;
  /** Enquiries that one visitor may send in a minute. */
  readonly perMinute: number;
  /** Whose request it is, by the proxies that are believed. */
  readonly visitorOf: VisitorOf;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a whole number. Throws for anything else: a misread limit would limit nobody. */
function wholeNumber(
  env: Environment,
  name: string,
  { unset, least, most }: { unset: number; least: number; most: number },
): number {
  const given = env[name];
  if (!given) return unset;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= least && value <= most) return value;
  throw new RangeError(`${name} must be a number from ${least} to ${most}, not "${given}".`);
}

/**
 * Reads the settings. An empty variable counts as unset: an empty HOST would listen on every address of the
 * machine.
 * @param built the endpoint that the site was built with
 * @throws a message for the operator if a value is invalid.
 */
export function readSettings(env: Environment, built?: string): Settings {
  const endpoint = env.NEXT_PUBLIC_CONTACT_ENDPOINT || built;
  validateEndpoint(endpoint);
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', { unset: 3000, least: 0, most: 65_535 }),
    path: receiverPath(endpoint),
    perMinute: wholeNumber(env, 'ENQUIRIES_PER_MINUTE', {
      unset: 20,
      least: 1,
      most: 1_000_000,
    }),
    visitorOf: readTrustedProxies(env.TRUSTED_PROXIES),
  };
}
