import type { HttpBindings } from '@hono/node-server';
import proxyAddress from 'proxy-addr';
import { networkOf, type VisitorOf } from './enquiries/visitor';

const mostProxies = 10;

/** Whether an address, so many steps away from here, is a proxy that is believed. */
function trust(setting: string): (address: string, distance: number) => boolean {
  const count = Number(setting);
  if (/^\d*$/.test(setting) && count <= mostProxies)
    return (_address, distance) => distance < count;
  const parts = setting.split(/[\s,]+/);
  try {
    if (!parts.every((part) => /[.:]/.test(part))) throw new TypeError('not an address');
    return proxyAddress.compile(parts);
  } catch (cause) {
    throw new RangeError(
      `TRUSTED_PROXIES is "${setting}". Write how many proxies stand in front of the receiver, ` +
        `0 to ${mostProxies}, or their addresses, as in "127.0.0.1, 10.0.0.0/8".`,
      { cause },
    );
  }
}

/**
 * An address without the port that some proxies write, its zone, and IPv6's spelling of IPv4. A connection that
 * is closed already has none.
 */
const bare = (address = '') =>
  address
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/^::ffff:(?=[\d.]+$)|%.*$/gi, '');

/**
 * Reads `TRUSTED_PROXIES`: how many proxies are in front of the receiver, or their addresses. The visitor is
 * the first address from the right in X-Forwarded-For that is no such proxy. Unset, nobody is trusted.
 * @throws a message for the operator if it is neither.
 */
export function readTrustedProxies(setting = ''): VisitorOf {
  const isTrusted = trust(setting);
  return (c) => {
    const { incoming } = c.env as HttpBindings;
    const trusts = (address: string, distance: number) => isTrusted(bare(address), distance);
    return networkOf(bare(proxyAddress(incoming, trusts)));
  };
}
