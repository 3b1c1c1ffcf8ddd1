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

  test('with problems is answered with a message a field and not kept', async () => {
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
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
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

  test('with the same words is kept again on another day', () => {
    const idOn = (day: string) => {
      const reading = readEnquiry(noScriptFields, new Date(`${day}T10:00:00Z`));
      return reading.kind === 'enquiry' && reading.enquiry.id;
    };
    expect(idOn('2026-11-20')).toMatch(/^form-/);
    expect(idOn('2026-11-20')).toBe(idOn('2026-11-20'));
    expect(idOn('2026-11-20')).not.toBe(idOn('2026-11-21'));
  });

  test('with problems is shown again with what was typed, and nothing of it runs', async () => {
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

  test('is answered with pages that lead to where the forms were built to post', async () => {
    const elsewhere = startReceiver({ path: '/contact/form' });
    const wrong = await elsewhere.postForm({ ...noScriptFields, email: 'x@' });
    expect(wrong.status).toBe(422);
    const refused = await elsewhere.postForm(noScriptFields, { Origin: 'https://a.example' });
    const pages = [await wrong.text(), await refused.text()];
    expect(pages[0]).toContain('<form action="/contact/form"');
    for (const page of pages) expect(page).toContain('href="/contact/form/page.css"');
    const sheet = await (await elsewhere.send({}, '/contact/form/page.css')).text();
    const fonts = [...sheet.matchAll(/url\('(.*?)'\)/g)].map(([, font]) => font ?? '');
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      const { pathname } = new URL(font, 'http://a.example/contact/form/page.css');
      expect((await elsewhere.send({}, pathname)).status).toBe(200);
    }
    elsewhere.close();
  });
});
