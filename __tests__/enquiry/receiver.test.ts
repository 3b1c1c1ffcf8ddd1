/** @jest-environment node */
import { consentRecord, refusals } from '@/content/enquiry';
import { createLimiter } from '@/preview/enquiries/limiter';
import { goodEnquiry } from './support/enquiry';
import { browserAccept, startReceiver, type TestReceiver } from './support/receiver';

let receiver: TestReceiver;

beforeEach(() => {
  receiver = startReceiver();
});

afterEach(() => receiver.close());

const noScriptFields = {
  source: 'modal',
  product: 'plata',
  consentText: consentRecord('modal'),
  firstName: ' Zoë ',
  lastName: 'Nuñez',
  email: 'z@mail.example',
  phone: '',
  website: '',
};

describe('an enquiry as JSON', () => {
  test('is kept as it was sent and acknowledged with 201', async () => {
    const response = await receiver.postJson(goodEnquiry);
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [row, ...others] = receiver.store.all();
    expect(row).toMatchObject(goodEnquiry);
    expect(Math.abs(Date.parse(row?.receivedAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(others).toEqual([]);
  });

  test('sent again is answered with 200 and kept once', async () => {
    await receiver.postJson(goodEnquiry);
    const again = await receiver.postJson({ ...goodEnquiry, sentAt: new Date().toISOString() });
    expect(again.status).toBe(200);
    expect(receiver.store.all()).toHaveLength(1);
  });

  test('with faults is answered with a message a field and not kept', async () => {
    const response = await receiver.postJson({
      ...goodEnquiry,
      firstName: ' ',
      email: 'x',
      phone: '1',
    });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(errors).toEqual({
      firstName: 'Enter your first name',
      email: expect.stringContaining('correct format'),
      phone: expect.stringContaining('7 to 15 digits'),
    });
    expect(receiver.store.all()).toEqual([]);
  });

  test.each([
    ['id', 'short'],
    ['id', '../../etc/passwd'],
    ['source', 'elsewhere'],
    ['product', 'mezcal'],
    ['consentText', ''],
    ['consentText', 'x'.repeat(1001)],
    ['sentAt', 'yesterday'],
    ['firstName', ['Zoë']],
    ['email', { $ne: '' }],
    ['phone', 5550142],
  ])('with %s %j is refused', async (field, value) => {
    const response = await receiver.postJson({ ...goodEnquiry, [field]: value });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(receiver.store.all()).toEqual([]);
  });

  test('from the footer needs an address only', async () => {
    const { id, consentText, sentAt } = goodEnquiry;
    const footer = { id, source: 'footer', email: 'z@mail.example', consentText, sentAt };
    expect((await receiver.postJson(footer)).status).toBe(201);
    expect(receiver.store.all()).toMatchObject([{ ...footer, firstName: '', product: '' }]);
  });

  test('from a robot is thanked and dropped', async () => {
    const response = await receiver.postJson({ ...goodEnquiry, website: 'https://spam.example' });
    expect(response.status).toBe(201);
    expect(receiver.store.all()).toEqual([]);
  });
});

describe('a form sent without JavaScript', () => {
  test('is kept and answered with a page that says thank you', async () => {
    const response = await receiver.postForm(noScriptFields);
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Type')).toMatch('text/html');
    expect(response.headers.get('Content-Security-Policy')).toMatch("default-src 'none'");
    expect(await response.text()).toContain('<h1>Thank you</h1>');
    expect(receiver.store.all()).toMatchObject([
      { firstName: 'Zoë', product: 'plata', consentText: consentRecord('modal') },
    ]);
  });

  test('sent twice by a reload is kept once', async () => {
    await receiver.postForm(noScriptFields);
    expect((await receiver.postForm(noScriptFields)).status).toBe(200);
    expect(receiver.store.all()).toHaveLength(1);
    expect((await receiver.postForm({ ...noScriptFields, product: 'anejo' })).status).toBe(201);
  });

  test('with faults is shown again with what was typed, and nothing of it runs', async () => {
    const typed = '"><script>alert(1)</script>';
    const response = await receiver.postForm({ ...noScriptFields, firstName: typed, email: 'x@' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script');
    expect(page).toContain('<a href="#email">Enter an email address in the correct format');
    expect(page).toContain('aria-describedby="email-error"');
    expect(page).toContain('value="plata"');
  });

  test('is answered in JSON where JSON is asked for', async () => {
    const response = await receiver.postForm(noScriptFields, { Accept: 'application/json' });
    expect(response.headers.get('Content-Type')).toMatch('application/json');
  });

  test('from a robot is thanked and dropped', async () => {
    const response = await receiver.postForm({ ...noScriptFields, website: 'x' });
    expect(await response.text()).toContain('Thank you');
    expect(receiver.store.all()).toEqual([]);
  });
});

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

  test('a page of this site is let in', async () => {
    const headers = { Origin: 'http://site.example', Host: 'site.example' };
    expect((await receiver.postJson(goodEnquiry, headers)).status).toBe(201);
  });

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
