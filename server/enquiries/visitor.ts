import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Whose request it is: what is the same for one visitor, for rate limits. */
export type VisitorOf = (c: Context) => string;

/** What counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  const isIPv6 = URL.canParse(`http://[${address}]`);
  return isIPv6 ? expandIPv6(address).split(':').slice(0, 4).join(':') : address;
}
