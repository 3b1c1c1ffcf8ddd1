import { BlockList, isIP } from 'node:net';

/**
 * Whether an address belongs to a trusted proxy, whose X-Forwarded-For entry is believed.
 * @param distance how many proxies are between it and the receiver
 */
export type IsTrustedProxy = (address: string, distance: number) => boolean;

const mostHops = 10;

/** An address without its zone, and as IPv4 where an IPv6 socket shows it as `::ffff:…`. */
const normalise = (address: string) =>
  address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');

/** Adds an address, or a network such as `10.0.0.0/8`, to the list. Returns false if it is neither. */
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
  // A network of all addresses would let visitors choose their own.
  if (!/^\d+$/.test(prefix) || bits < 1 || bits > (version === 4 ? 32 : 128)) return false;
  list.addSubnet(address, bits, type);
  return true;
}

/**
 * Reads `TRUSTED_PROXIES`: how many proxies are in front of the receiver, or their addresses. Unset, nobody is
 * trusted.
 * @throws a message for the operator if it is neither.
 */
export function readTrustedProxies(setting: string | undefined): IsTrustedProxy {
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

/** The address in an entry of X-Forwarded-For, which may have a port; `undefined` if it is invalid. */
function addressIn(entry: string): string | undefined {
  const bare = entry.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return isIP(bare) === 0 ? undefined : normalise(bare);
}

/**
 * The visitor's address: reads X-Forwarded-For from the right, as long as the entry was added by a trusted
 * proxy. Entries that visitors write themselves are further left.
 * @param remote the address of the connection
 * @param forwarded the header X-Forwarded-For
 */
export function clientAddress(
  remote: string,
  forwarded: string | undefined,
  isTrustedProxy: IsTrustedProxy,
): string {
  let client = normalise(remote);
  const entries = forwarded?.split(',').reverse() ?? [];
  for (const [distance, entry] of entries.entries()) {
    if (!isTrustedProxy(client, distance)) break;
    const address = addressIn(entry);
    if (address === undefined) break;
    client = address;
  }
  return client;
}

/** What counts as one visitor for rate limits: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
