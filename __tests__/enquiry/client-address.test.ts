import { Hono } from 'hono';
import { readTrustedProxies } from '@/server/settings';
import { validEnquiry } from './support/enquiry';
import { connection, startReceiver } from './support/receiver';

async function seen(setting: string, remote: string, forwarded = ''): Promise<string> {
  const visitorAddressOf = readTrustedProxies(setting);
  const app = new Hono().get('/', (c) => c.text(visitorAddressOf(c)));
  const headers = { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, connection(remote, headers))).text();
}

it.each([
  // Setting, address of the connection, what it says of others, whose request it is.
  ['', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['0', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['1', '127.0.0.1', undefined, '127.0.0.1'],
  ['1', '127.0.0.1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['2', '127.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['2', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['127.0.0.1', '::ffff:127.0.0.1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', '198.51.100.7,203.0.113.9,10.1.2.3:80', '203.0.113.9'],
  ['::1 2001:db8::/32', '::1', '203.0.113.9, 2001:db8::7', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
  // Ports, as some proxies write them.
  ['1', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['1', '127.0.0.1', '[2001:db8:1:2::7]:4711', '2001:db8:1:2::7'],
  ['', '::1', '', '::1'],
  ['1', '127.0.0.1', '1:2:3:4:5:6:7:8:9::::::', '1:2:3:4:5:6:7:8:9::::::'],
])('TRUSTED_PROXIES=%j, from %s, said to be for %j: %s', async (setting, remote, said, wanted) => {
  expect(await seen(setting, remote, said)).toBe(wanted);
});

it.each([
  ...['yes', '-1', '1.5', '11', 'proxy.example', ',', '10.0.0.1, 11', '10.0.0.1, 10.0.0'],
  ...['10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/', '0.0.0.0/0'],
])('TRUSTED_PROXIES=%j is refused, with what to write', (setting) => {
  expect(() => readTrustedProxies(setting)).toThrow(
    `TRUSTED_PROXIES is "${setting}". Write how many proxies stand in front of the receiver, ` +
      '0 to 10, or their addresses, as in "127.0.0.1, 10.0.0.0/8".',
  );
});

it.each([
  ['1', ['203.0.113.9', '203.0.113.10', '203.0.113.9'], [201, 200, 429]],
  ['', ['203.0.113.9', '203.0.113.10', '203.0.113.9'], [201, 429, 429]],
  // An IPv6 network of 64 bits is one visitor.
  ['1', ['2001:db8:1:2::7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::7'], [201, 429, 200]],
  // One of 56 bits may send four times as much; what is refused counts no further.
  [
    '1',
    [1, 1, 1, 2, 3, 4, 5].map((subnet) => `2001:db8:1:20${subnet}::7`),
    [201, 429, 429, 200, 200, 200, 429],
  ],
  // One of 48 bits, sixteen times.
  [
    '1',
    Array.from({ length: 17 }, (_, subnet) => `2001:DB8:1:${subnet}00::7`),
    [201, ...Array<number>(15).fill(200), 429],
  ],
  ['1', ['1.1.1.1, 203.0.113.9', '2.2.2.2, 203.0.113.9'], [201, 429]],
])('with TRUSTED_PROXIES=%j, one a minute, %j are answered %j', async (setting, from, wanted) => {
  const receiver = startReceiver({ perMinute: 1, trustedProxies: setting });
  const statuses: number[] = [];
  for (const address of from) {
    const { status } = await receiver.postJson(validEnquiry, { 'X-Forwarded-For': address });
    statuses.push(status);
  }
  await receiver.close();
  expect(statuses).toEqual(wanted);
});
