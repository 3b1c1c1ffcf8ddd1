import type { HttpBindings } from '@hono/node-server';
import proxyAddress from 'proxy-addr';
import { receiverPath } from '@/hosting/endpoint-path';
import { validateEndpoint } from '@/lib/enquiry/validate-endpoint';
import type { ReceiverOptions } from './enquiries/receiver';
import {
  readDelivery,
  readPerMinute,
  wholeNumber,
  type DeliverySettings,
  type Environment,
} from './enquiries/settings';

const maxProxies = 10;

/** Whether an address, `distance` hops away, is a trusted proxy. */
function trust(setting: string): (address: string, distance: number) => boolean {
  const count = Number(setting);
  if (/^\d*$/.test(setting) && count <= maxProxies) return (_address, distance) => distance < count;
  const parts = setting.split(/[\s,]+/);
  try {
    if (!parts.every((part) => /[.:]/.test(part))) throw new TypeError('not an address');
    return proxyAddress.compile(parts);
  } catch (cause) {
    throw new RangeError(
      `TRUSTED_PROXIES is "${setting}". Write how many proxies stand in front of the receiver, ` +
        `0 to ${maxProxies}, or their addresses, as in "127.0.0.1, 10.0.0.0/8".`,
      { cause },
    );
  }
}

/**
 * An address without the port that some proxies write, its zone, and IPv6's spelling of IPv4. A connection that
 * is closed already has none.
 */
const bareAddress = (address = '') =>
  address
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/^::ffff:(?=[\d.]+$)|%.*$/gi, '');

/**
 * Reads `TRUSTED_PROXIES`: how many proxies are in front of the receiver, or their addresses. The visitor is
 * the first address from the right in X-Forwarded-For that is no such proxy. Unset, nobody is trusted.
 * @throws a message for the operator if it is neither.
 */
export function readTrustedProxies(setting = ''): ReceiverOptions['visitorAddressOf'] {
  const isTrusted = trust(setting);
  return (c) => {
    const { incoming } = c.env as HttpBindings;
    const trusts = (address: string, distance: number) => isTrusted(bareAddress(address), distance);
    return bareAddress(proxyAddress(incoming, trusts));
  };
}

/** The settings of the server, from environment variables. */
export interface Settings {
  /** The address to listen on. */
  readonly host: string;
  readonly port: number;
  /** The receiver's public path. */
  readonly path: string;
  /** Requests to store an enquiry that one visitor's address may make in a minute. */
  readonly perMinute: number;
  /** The visitor's address, by the trusted proxies. */
  readonly visitorAddressOf: ReceiverOptions['visitorAddressOf'];
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
    port: wholeNumber(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    path: receiverPath(endpoint),
    perMinute: readPerMinute(env),
    visitorAddressOf: readTrustedProxies(env.TRUSTED_PROXIES),
    delivery: readDelivery(env),
  };
}
