import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { consentRecord } from '@/content/enquiry';
import { visitorWordsIn } from '@/content/receiver';
import { refusals } from '@/content/words/en/receiver.json';
import { refusals as spanish } from '@/content/words/es/receiver.json';
import { languageAt } from '@/content/languages';
import { readEnquiry } from '@/server/enquiries/request';
import { createStore } from '@/server/enquiries/store';
import { schemaScript, type Tables } from '@/server/enquiries/tables';
import { validEnquiry } from './support/enquiry';
import { startReceiver, type TestReceiver } from './support/receiver';

let receiver: TestReceiver;

beforeEach(() => {
  receiver = startReceiver();
});
afterEach(() => receiver.close());

const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: Record<string, string> }).errors;

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
])('an enquiry with %s %j is refused', async (field, value) => {
  const response = await receiver.postJson({ ...validEnquiry, [field]: value });
  expect(response.status).toBe(422);
  expect(Object.keys(await errorsOf(response))).toEqual([field]);
  expect(await receiver.store.all()).toEqual([]);
});

describe('a form sent without JavaScript', () => {
  const fields = {
    source: 'modal',
    product: 'plata',
    consentText: consentRecord('modal'),
    firstName: 'Zoë',
    lastName: 'Nuñez',
    email: 'z@mail.example',
    phone: '',
  };

  test('with the same words on another day is kept again', async () => {
    const words = await visitorWordsIn(languageAt('/'));
    const [one, other] = await Promise.all(
      ['20', '21'].map((day) => readEnquiry(fields, new Date(`2026-11-${day}T10:00:00Z`), words)),
    );
    expect(one).toMatchObject({ enquiry: { id: expect.stringMatching(/^form-\w{32}$/) } });
    expect(one).not.toMatchObject({
      enquiry: { id: other?.kind === 'enquiry' && other.enquiry.id },
    });
  });

  test('is answered in JSON where JSON is asked for', async () => {
    const response = await receiver.postForm(fields, { Accept: 'application/json' });
    expect(response.headers.get('Content-Type')).toMatch('application/json');
  });

  test('is answered with pages that lead to where the forms were built to post', async () => {
    const other = startReceiver({ path: '/contact/form' });
    const wrong = await (await other.postForm({ ...fields, email: 'x@' })).text();
    expect(wrong).toContain('<form action="/contact/form"');
    expect(wrong).toContain('href="/contact/form/page.css"');
    expect((await other.send({}, '/contact/form/page.css')).status).toBe(200);
    expect((await other.send({}, '/contact/form/..%2Ffonts.ts')).status).toBe(404);
    await other.close();
  });
});

test.each([
  ['', '/'],
  ['?at=x', '/'],
  ['?language=es', '/es'],
  // A bookmark, or a link that somebody has sent on.
  [`?language=es&at=${Date.now() - 2 * 3_600_000}`, '/es'],
  [`?at=${Date.now() + 2 * 3_600_000}`, '/'],
])('the page of thanks thanks nobody who has sent nothing just now: %s', async (query, home) => {
  const { status, headers } = await receiver.send({}, `/enquiries/thanks${query}`);
  expect([status, headers.get('Location')]).toEqual([303, home]);
});

describe('who writes in Spanish', () => {
  const fields = { source: 'footer', language: 'es', consentText: 'Al enviar', email: 'x' };

  test('is shown the form again in Spanish, with links to Spanish pages', async () => {
    const page = await (await receiver.postForm(fields)).text();
    const { consent, problemMessages } = await visitorWordsIn(languageAt('/es'));
    for (const part of [
      ...['<html lang="es">', '<a href="/es"', '<a href="/es/privacy-policy"'],
      ...['name="language" value="es"', `name="consentText" value="${consent.footer} [`],
      problemMessages.email.format,
    ])
      expect(page).toContain(part);
  });

  test('is refused in Spanish, by the page where what was sent cannot be read', async () => {
    const crossOrigin = { Origin: 'https://elsewhere.example' };
    const refused = await receiver.postJson({ ...validEnquiry, language: 'es' }, crossOrigin);
    expect(await errorsOf(refused)).toEqual({ form: spanish.elsewhere });
    const page = { Referer: 'https://site.example/es.html' };
    const long = await receiver.postForm({ ...fields, email: 'x'.repeat(16 * 1024) }, page);
    expect([long.status, await long.text()]).toEqual([
      413,
      expect.stringContaining(spanish.tooLarge),
    ]);
  });

  test.each([undefined, '', 'xx', 5])('a language “%s” counts as English', async (language) => {
    await receiver.postJson({ ...validEnquiry, language });
    expect(await receiver.store.all()).toMatchObject([{ language: 'en' }]);
  });
});

test.each([
  ['https://site.example', 'site.example:8443', 403],
  ['https://site.example', 'site.example/x', 403],
  ['https://elsewhere.example', 'me@elsewhere.example', 403],
  ['https://site.example', '', 403],
  ['http://site.example', 'site.example', 201],
  ['https://site.example:8443', 'site.example:8443', 201],
  // As some proxies write it.
  ['https://site.example', 'SITE.example:443', 201],
])('a page of %s, sending to “%s”, is answered %i', async (Origin, Host, status) => {
  expect((await receiver.postJson(validEnquiry, { Origin, Host })).status).toBe(status);
});

test.each(['save', 'secondsToWait'] as const)(
  'an enquiry is not acknowledged when the database fails (%s)',
  async (method) => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(receiver.store, method).mockRejectedValue(new Error('disk full'));
    const response = await receiver.postJson(validEnquiry);
    expect(response.status).toBe(500);
    expect(await errorsOf(response)).toEqual({ form: refusals.notKept });
    silent.mockRestore();
  },
);

test.each(['save', 'secondsToWait'] as const)(
  'a lost connection to the database stands in the log (%s)',
  async (method) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    jest.spyOn(receiver.store, method).mockRejectedValue(lost);
    await receiver.postJson(validEnquiry);
    expect(log).toHaveBeenCalledWith(lost);
    log.mockRestore();
  },
);

describe('a visitor', () => {
  const open = () => {
    const database = new Database(':memory:');
    database.exec(schemaScript);
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  };
  let now = Date.parse('2026-11-20T10:00:00Z');

  test('may send again when the minute is over, and is forgotten then', async () => {
    const db = open();
    const wait = createStore(db, { now: () => now }).secondsToWait;
    expect([await wait('a', 1), await wait('a', 1), await wait('b', 1)]).toEqual([0, 60, 0]);
    now += 59_000;
    expect(await wait('a', 1)).toBe(1);
    now += 2000;
    expect(await wait('a', 1)).toBe(0);
    const rows = await db.selectFrom('visitor').select('address').execute();
    expect(rows).toEqual([{ address: 'a' }]);
  });

  test('does not wait longer when the machine’s clock is put back', async () => {
    const wait = createStore(open(), { now: () => now }).secondsToWait;
    expect([await wait('a', 1), await wait('a', 1)]).toEqual([0, 60]);
    now -= 3_600_000;
    expect(await wait('a', 1)).toBe(0);
    now -= 30_000;
    expect(await wait('a', 1)).toBe(60);
  });
});
