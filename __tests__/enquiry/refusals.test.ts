/** @jest-environment node */
import { refusals } from '@/content/enquiry';
import { createLimiter } from '@/server/enquiries/limiter';
import { goodEnquiry } from './support/enquiry';
import { browserAccept, startReceiver, type TestReceiver } from './support/receiver';

let receiver: TestReceiver;

beforeEach(() => {
  receiver = startReceiver();
});
afterEach(() => receiver.close());

const post = (type: string, body: BodyInit, more = {}) => {
  const headers = { 'Content-Type': type, Accept: 'application/json' };
  return receiver.send({ method: 'POST', headers, body, ...more });
};

async function expectRefusal(response: Response, status: number, message: string) {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ errors: { form: message } });
  expect(receiver.store.all()).toEqual([]);
}

const notUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);

test.each(['', 'nope', '[]', 'null', '"x"', '{"id":', notUtf8])(
  'the JSON body %j is unreadable, not guessed',
  async (body) => expectRefusal(await post('application/json', body), 400, refusals.unreadable),
);

test.each(['firstName=Zo%ff', 'firstName=%e2%82', 'firstName=%zz'])(
  'nor is what the form %s encodes guessed',
  async (body) => {
    const whole = `source=footer&email=z@mail.example&consentText=By&${body}`;
    const response = await post('application/x-www-form-urlencoded', whole);
    await expectRefusal(response, 400, refusals.unreadable);
  },
);

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'the type “%s” is not taken',
  async (type) => expectRefusal(await post(type, '{}'), 415, refusals.wrongType),
);

test('more than 16 kB are too large, announced or not', async () => {
  const body = JSON.stringify({ ...goodEnquiry, firstName: 'x'.repeat(16 * 1024) });
  await expectRefusal(await post('application/json', body), 413, refusals.tooLarge);
  const stream = await post('application/json', new Blob([body]).stream(), { duplex: 'half' });
  await expectRefusal(stream, 413, refusals.tooLarge);
});

test.each<Record<string, string>>([
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://site.example', Host: 'site.example:8443' },
  { Origin: 'https://site.example', Host: 'site.example/x' },
  { Origin: 'https://elsewhere.example', Host: 'me@elsewhere.example' },
  { Origin: 'https://site.example', Host: '' },
])('a page of another site is turned away: %j', async (headers) => {
  await expectRefusal(await receiver.postJson(goodEnquiry, headers), 403, refusals.elsewhere);
});

test.each([
  ['http://site.example', 'site.example'],
  ['https://site.example:8443', 'site.example:8443'],
  // As some proxies write it.
  ['https://site.example', 'SITE.example:443'],
])('a page of this site is let in: %s at %s', async (Origin, Host) => {
  expect((await receiver.postJson(goodEnquiry, { Origin, Host })).status).toBe(201);
});

test('nobody can read enquiries over the web', async () => {
  await receiver.postJson(goodEnquiry);
  const response = await receiver.send({ method: 'GET', headers: { Accept: browserAccept } });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
  expect(await response.text()).not.toContain('Nuñez');
});

test('an enquiry that the disk does not take is not acknowledged', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(receiver.store, 'keep').mockRejectedValue(new Error('disk full'));
  await expectRefusal(await receiver.postJson(goodEnquiry), 500, refusals.notKept);
  silent.mockRestore();
});

describe('a visitor', () => {
  test('may send so many a minute, is told how long to wait, and stops nobody else', async () => {
    const strict = startReceiver({ perMinute: 1 });
    expect((await strict.postJson(goodEnquiry)).status).toBe(201);
    const refused = await strict.postJson(goodEnquiry);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(goodEnquiry) };
    expect((await strict.send(init, '/enquiries', '10.0.0.2')).status).toBe(200);
    strict.close();
  });

  test('may send again when the minute is over', () => {
    let now = 0;
    const wait = createLimiter(1, () => now);
    expect([wait('a'), wait('a')]).toEqual([0, 60]);
    now = 59_000;
    expect(wait('a')).toBe(1);
    now = 60_000;
    expect(wait('a')).toBe(0);
  });

  test('is forgotten in a flood of others, so that they cannot fill the memory', () => {
    const wait = createLimiter(1, () => 0);
    expect([wait('a'), wait('a')]).toEqual([0, 60]);
    for (let other = 0; other < 10_000; other += 1) wait(`other ${other}`);
    expect(wait('a')).toBe(0);
  });

  test('does not wait longer when the machine’s clock is put back', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const wait = createLimiter(1);
    expect(wait('a')).toBe(0);
    clock.mockReturnValue(Date.now() - 3_600_000);
    expect(wait('a')).toBeLessThanOrEqual(60);
    clock.mockRestore();
  });
});
