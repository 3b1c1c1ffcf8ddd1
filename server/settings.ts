import { receiverPath } from '@/hosting/endpoint-path';
import { validateEndpoint } from '@/lib/enquiry/validate-endpoint';
import { readTrustedProxies } from './client-address';
import { readDelivery, type DeliverySettings } from './enquiries/delivery';
import { readPerMinute, wholeNumber, type Environment } from './enquiries/environment';
import type { VisitorOf } from './enquiries/visitor';

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
  /** How enquiries are sent on to the brand, if they are. */
  readonly delivery: DeliverySettings | undefined;
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
    perMinute: readPerMinute(env),
    visitorOf: readTrustedProxies(env.TRUSTED_PROXIES),
    delivery: readDelivery(env),
  };
}
