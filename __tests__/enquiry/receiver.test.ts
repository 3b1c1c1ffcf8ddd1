/** @jest-environment node */
import { consentRecord } from '@/content/enquiry';
import { readEnquiry } from '@/server/enquiries/read';
import { goodEnquiry } from './support/enquiry';
import { startReceiver, type TestReceiver } from './support/receiver';

let receiver: TestReceiver;

beforeEach(() => {
  receiver = startReceiver();
});
afterEach(() => receiver.close());

const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: Record<string, string> }).errors;

describe('an enquiry as JSON', () => {
  test('is kept as it was sent and acknowledged; sent again, it is known and kept once', async () => {
    const response = await receiver.postJson(goodEnquiry);
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const again = await receiver.postJson({ ...goodEnquiry, sentAt: new Date().toISOString() });
    expect(again.status).toBe(200);
    const [row, ...others] = receiver.store.all();
    expect(row).toMatchObject(goodEnquiry);
    expect(Math.abs(Date.parse(row?.receivedAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(others).toEqual([]);
  });

  test('with problems is answered with a message a field and not kept', async () => {
    const wrong = { ...goodEnquiry, firstName: ' ', email: 'x', phone: '1' };
    const response = await receiver.postJson(wrong);
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual({
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
    ['consentText', 'By sending\u0000this'],
    ['consentText', 'half of a pair: \ud83d'],
    ['sentAt', 'yesterday'],
    // JavaScript reads these as dates; anything may stand in brackets.
    ['sentAt', '2026'],
    ['sentAt', 'Nov 22, 2026 (;=1+1;)'],
    ['sentAt', '2026-13-01T00:00:00Z'],
    ['firstName', ['Zoë']],
    ['email', { $ne: '' }],
    ['phone', 5550142],
  ])('with %s %j is refused', async (field, value) => {
    const response = await receiver.postJson({ ...goodEnquiry, [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys(await errorsOf(response))).toEqual([field]);
    expect(receiver.store.all()).toEqual([]);
  });

  test('from the footer needs an address only', async () => {
    const { id, consentText, sentAt } = goodEnquiry;
    const footer = { id, source: 'footer', email: 'z@mail.example', consentText, sentAt };
    expect((await receiver.postJson(footer)).status).toBe(201);
    expect(receiver.store.all()).toMatchObject([{ ...footer, firstName: '', product: '' }]);
  });
});

describe('a form sent without JavaScript', () => {
  const fields = {
    source: 'modal',
    product: 'plata',
    consentText: consentRecord('modal'),
    firstName: ' Zoë ',
    lastName: 'Nuñez',
    email: 'z@mail.example',
    phone: '',
    website: '',
  };

  test('is kept and answered with a page that says thank you', async () => {
    const response = await receiver.postForm(fields);
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-type': expect.stringContaining('text/html'),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toContain('<h1>Thank you</h1>');
    const { consentText } = fields;
    expect(receiver.store.all()).toMatchObject([
      { firstName: 'Zoë', product: 'plata', consentText },
    ]);
  });

  test('sent twice by a reload is kept once, the same words on another day again', async () => {
    await receiver.postForm(fields);
    expect((await receiver.postForm(fields)).status).toBe(200);
    expect(receiver.store.all()).toHaveLength(1);
    expect((await receiver.postForm({ ...fields, product: 'anejo' })).status).toBe(201);
    const [one, other] = await Promise.all(
      ['20', '21'].map((day) => readEnquiry(fields, new Date(`2026-11-${day}T10:00:00Z`))),
    );
    expect(one).toMatchObject({ enquiry: { id: expect.stringMatching(/^form-\w{32}$/) } });
    expect(one).not.toMatchObject({
      enquiry: { id: other?.kind === 'enquiry' && other.enquiry.id },
    });
  });

  test('with problems is shown again with what was typed, and nothing of it runs', async () => {
    const typed = '"><script>alert(1)</script>';
    const response = await receiver.postForm({ ...fields, firstName: typed, email: 'x@' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script');
    expect(page).toContain('<a href="#email">Enter an email address in the correct format');
    expect(page).toContain('aria-describedby="email-error"');
    expect(page).toContain('value="plata"');
  });

  test('is answered in JSON where JSON is asked for', async () => {
    const response = await receiver.postForm(fields, { Accept: 'application/json' });
    expect(response.headers.get('Content-Type')).toMatch('application/json');
  });

  test('is answered with pages that lead to where the forms were built to post', async () => {
    const elsewhere = startReceiver({ path: '/contact/form' });
    const wrong = await (await elsewhere.postForm({ ...fields, email: 'x@' })).text();
    const refused = await elsewhere.postForm(fields, { Origin: 'https://a.example' });
    expect(wrong).toContain('<form action="/contact/form"');
    for (const page of [wrong, await refused.text()]) {
      expect(page).toContain('href="/contact/form/page.css"');
    }
    const sheet = await (await elsewhere.send({}, '/contact/form/page.css')).text();
    const fonts = [...sheet.matchAll(/url\('(.*?)'\)/g)].map(([, font]) => font);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      const found = await elsewhere.send({}, `/contact/form/${font}`);
      expect(found.headers.get('Content-Type')).toBe('font/woff2');
    }
    expect((await elsewhere.send({}, '/contact/form/..%2Ffonts.ts')).status).toBe(404);
    elsewhere.close();
  });
});

test('a robot is thanked like everybody, and what it sent is dropped', async () => {
  const website = 'https://spam.example';
  expect((await receiver.postJson({ ...goodEnquiry, website })).status).toBe(201);
  expect(await (await receiver.postForm({ ...goodEnquiry, website })).text()).toContain(
    'Thank you',
  );
  expect(receiver.store.all()).toEqual([]);
});
