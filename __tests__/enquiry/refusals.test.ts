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

describe('what is no enquiry', () => {
  const json = { 'Content-Type': 'application/json' };
  const refused = async (response: Response, status: number, message: string) => {
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ errors: { form: message } });
    expect(receiver.store.all()).toEqual([]);
  };

  test.each(['', 'nope', '[]', 'null', '"x"', '{"id":'])(
    'the body %j is unreadable',
    async (body) => {
      const response = await receiver.send({ method: 'POST', headers: json, body });
      await refused(response, 400, refusals.unreadable);
    },
  );

  test('bytes that are no UTF-8 are unreadable, not guessed', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    await refused(
      await receiver.send({ method: 'POST', headers: json, body }),
      400,
      refusals.unreadable,
    );
  });

  test.each(['firstName=Zo%ff', 'firstName=%e2%82', 'firstName=%zz'])(
    'nor is what the form %s encodes guessed',
    async (body) => {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'application/json',
      };
      const whole = `source=footer&email=z@mail.example&consentText=By&${body}`;
      const response = await receiver.send({ method: 'POST', headers, body: whole });
      await refused(response, 400, refusals.unreadable);
    },
  );

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'the type “%s” is not taken',
    async (type) => {
      const headers = { 'Content-Type': type };
      const response = await receiver.send({ method: 'POST', headers, body: '{}' });
      await refused(response, 415, refusals.wrongType);
    },
  );

  test('more than 16 kB are too large, announced or not', async () => {
    const body = JSON.stringify({ ...goodEnquiry, firstName: 'x'.repeat(16 * 1024) });
    await refused(
      await receiver.send({ method: 'POST', headers: json, body }),
      413,
      refusals.tooLarge,
    );
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', headers: json, body: stream, duplex: 'half' } as RequestInit;
    await refused(await receiver.send(init), 413, refusals.tooLarge);
  });

  test.each<Record<string, string>>([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('a page of another site is turned away: %j', async (headers) => {
    await refused(await receiver.postJson(goodEnquiry, headers), 403, refusals.elsewhere);
  });

  test.each([
    ['http://site.example', 'site.example'],
    ['https://site.example:8443', 'site.example:8443'],
    // As some proxies write it.
    ['https://site.example', 'SITE.example:443'],
  ])('a page of this site is let in: %s at %s', async (Origin, Host) => {
    expect((await receiver.postJson(goodEnquiry, { Origin, Host })).status).toBe(201);
  });

  test.each(['site.example:8443', 'site.example/x', 'me@elsewhere.example', ''])(
    'a page of another port or of no host is not: %j',
    async (Host) => {
      const headers = { Origin: 'https://site.example', Host };
      await refused(await receiver.postJson(goodEnquiry, headers), 403, refusals.elsewhere);
    },
  );

  test('nobody can read enquiries over the web', async () => {
    await receiver.postJson(goodEnquiry);
    const response = await receiver.send({ method: 'GET', headers: { Accept: browserAccept } });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
    expect(await response.text()).not.toContain('Nuñez');
  });

  test('an enquiry that the disk does not take is not acknowledged', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(receiver.store, 'keep').mockImplementation(() => {
      throw new Error('disk full');
    });
    await refused(await receiver.postJson(goodEnquiry), 500, refusals.notKept);
    jest.restoreAllMocks();
  });
});

describe('one address', () => {
  test('may send so many a minute, and is told how long to wait', async () => {
    const strict = startReceiver({ perMinute: 2 });
    const statuses: number[] = [];
    for (const id of ['first-one', 'second-one', 'third-one']) {
      statuses.push((await strict.postJson({ ...goodEnquiry, id })).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await strict.postJson(goodEnquiry);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
    const body = JSON.stringify(goodEnquiry);
    const headers = { 'Content-Type': 'application/json' };
    const other = await strict.send({ method: 'POST', headers, body }, '/enquiries', '10.0.0.2');
    expect(other.status).toBe(201);
    strict.close();
  });

  test('may send again when the minute is over', () => {
    let now = 0;
    const wait = createLimiter(1, () => now);
    expect([wait('a'), wait('a'), wait('b')]).toEqual([0, 60, 0]);
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

describe('the page’s own files', () => {
  test('are its style sheet and two fonts, nothing else', async () => {
    const get = (path: string) => receiver.send({}, path);
    expect(await (await get('/enquiries/page.css')).text()).toContain('--obsidian:#110e0c');
    expect((await get('/enquiries/imbue.woff2')).headers.get('Content-Type')).toBe('font/woff2');
    expect((await get('/enquiries/fonts.ts')).status).toBe(404);
    expect((await get('/enquiries/..%2Ffonts.ts')).status).toBe(404);
  });
});
