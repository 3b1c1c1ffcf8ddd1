/** @jest-environment node */
import { clientAddress, networkOf, readTrustedProxies } from '@/server/enquiries/client-address';
import { goodEnquiry } from './support/enquiry';
import { startReceiver } from './support/receiver';

const seen = (setting: string, remote: string, forwarded?: string) =>
  clientAddress(remote, forwarded, readTrustedProxies(setting));

describe('the visitor’s address', () => {
  it.each([
    // Setting, address of the connection, what it says of others, whose request it is.
    ['', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['0', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['1', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '127.0.0.1', undefined, '127.0.0.1'],
    ['1', '127.0.0.1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['2', '127.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['2', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '127.0.0.1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['127.0.0.1', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', '198.51.100.7,203.0.113.9,10.1.2.3', '203.0.113.9'],
    ['::1 2001:db8::/32', '::1', '203.0.113.9, 2001:db8::7', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    // Ports, as some proxies write them.
    ['1', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['1', '127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    // What is no address is nobody's: the last that is one counts.
    ['1', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['1', '127.0.0.1', '203.0.113.9,', '127.0.0.1'],
    ['2', '127.0.0.1', '203.0.113.9, <script>, 10.0.0.2', '10.0.0.2'],
  ])('TRUSTED_PROXIES=%j, from %s, said to be for %j: %s', (setting, remote, forwarded, wanted) => {
    expect(seen(setting, remote, forwarded)).toBe(wanted);
  });

  it.each([
    ['yes', 'yes'],
    ['-1', '-1'],
    ['1.5', '1.5'],
    ['11', '11'],
    ['proxy.example', 'proxy.example'],
    ['10.0.0.1, 10.0.0', '10.0.0'],
    ['10.0.0.0/33', '10.0.0.0/33'],
    ['::/129', '::/129'],
    ['10.0.0.0/8/8', '10.0.0.0/8/8'],
    ['10.0.0.0/', '10.0.0.0/'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    [',', ''],
  ])('TRUSTED_PROXIES=%j is refused, with what to write', (setting, part) => {
    expect(() => readTrustedProxies(setting)).toThrow(
      `TRUSTED_PROXIES holds "${part}". Write how many proxies stand in front of the receiver, ` +
        '0 to 10, or their addresses, as in "127.0.0.1, 10.0.0.0/8".',
    );
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('behind a proxy', () => {
  const statuses = async (trustedProxies: string, forwarded: readonly string[]) => {
    const receiver = startReceiver({
      perMinute: 1,
      isTrustedProxy: readTrustedProxies(trustedProxies),
    });
    const found: number[] = [];
    for (const address of forwarded) {
      const { status } = await receiver.postJson(goodEnquiry, { 'X-Forwarded-For': address });
      found.push(status);
    }
    receiver.close();
    return found;
  };

  it('visitors have a limit each, once the proxy is trusted', async () => {
    const visitors = ['203.0.113.9', '203.0.113.10', '203.0.113.9'];
    expect(await statuses('1', visitors)).toEqual([201, 200, 429]);
    expect(await statuses('', visitors)).toEqual([201, 429, 429]);
  });

  it('nobody has another limit for what they write themselves', async () => {
    const forged = ['1.1.1.1, 203.0.113.9', '2.2.2.2, 203.0.113.9'];
    expect(await statuses('1', forged)).toEqual([201, 429]);
  });

  it('one visitor’s many IPv6 addresses share a limit', async () => {
    expect(await statuses('1', ['2001:db8::1', '2001:db8::2'])).toEqual([201, 429]);
  });
});
