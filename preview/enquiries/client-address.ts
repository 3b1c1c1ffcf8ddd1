import { BlockList, isIP } from 'node:net';

/**
 * Whether a machine is one of the site's own proxies, whose word about the next is believed.
 * @param address where it is
 * @param distance how many proxies stand between it and the receiver
 */
export type Trusts = (address: string, distance: number) => boolean;

const mostHops = 10;

/** An address in its one form: a machine that speaks IPv4 to an IPv6 socket has two. */
const plain = (address: string) => address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');

/** Adds an address, or a network as in `10.0.0.0/8`. Answers whether it is one. */
function add(list: BlockList, part: string): boolean {
  const [address = '', prefix, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const type = version === 4 ? 'ipv4' : 'ipv6';
  if (prefix === undefined) {
    list.addAddress(address, type);
    return true;
  }
  const bits = Number(prefix);
  // A network of everybody would let each visitor write down an address of their choice.
  if (!/^\d+$/.test(prefix) || bits < 1 || bits > (version === 4 ? 32 : 128)) return false;
  list.addSubnet(address, bits, type);
  return true;
}

/**
 * Reads `TRUSTED_PROXIES`: how many proxies stand in front of the receiver, or their addresses.
 * Nobody is trusted if it is not set. Throws, with words for a person, if it is neither.
 */
export function readTrustedProxies(setting: string | undefined): Trusts {
  if (!setting) return () => false;
  if (/^\d+$/.test(setting) && Number(setting) <= mostHops) {
    return (_address, distance) => distance < Number(setting);
  }
  const list = new BlockList();
  const wrong = setting.split(/\s*,\s*|\s+/).find((part) => !add(list, part));
  if (wrong === undefined) {
    return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  throw new RangeError(
    `TRUSTED_PROXIES holds "${wrong}". Write how many proxies stand in front of the receiver, ` +
      `0 to ${mostHops}, or their addresses, as in "127.0.0.1, 10.0.0.0/8".`,
  );
}

/** The address in an entry of X-Forwarded-For, which may have a port; `undefined` if it is none. */
function addressIn(entry: string): string | undefined {
  const bare = entry.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return isIP(bare) === 0 ? undefined : plain(bare);
}

/**
 * Whose request it is: from the connection on, each trusted proxy is believed about the machine
 * before it. What visitors write into the header themselves stands to the left of that.
 * @param remote the address of the connection
 * @param forwarded the header X-Forwarded-For
 */
export function clientAddress(
  remote: string,
  forwarded: string | undefined,
  trusts: Trusts,
): string {
  let client = plain(remote);
  const before = forwarded?.split(',').reverse() ?? [];
  for (const [distance, entry] of before.entries()) {
    if (!trusts(client, distance)) break;
    const address = addressIn(entry);
    if (address === undefined) break;
    client = address;
  }
  return client;
}

/** What is counted as one visitor: an IPv4 address, or the network of 64 bits that IPv6 gives to each. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
