/**
 * The receiver's contract, for single requests and for several receivers on one store: SQLite, or the store that
 * RECEIVERS names (`npm run test:receivers`).
 */
import { refusals } from '@/content/words/en/receiver.json';
import { problemMessages, states as spanish } from '@/content/words/es/enquiry.json';
import { newEnquiry, startReceivers, storeName, poll, type Receivers } from './support/contract';
import { testForwarding } from './support/contract-forwarding';

jest.setTimeout(180_000);

let visit: Receivers;
beforeAll(async () => {
  visit = await startReceivers();
});
afterAll(() => visit?.stop());

async function expectRefusal(response: Response, status: number, message: string) {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ errors: { form: message } });
}

describe(`on ${storeName}, an enquiry`, () => {
  test('is kept as it was sent; again, to whichever receiver, it is known and kept once', async () => {
    const enquiry = newEnquiry();
    const response = await visit.sendJson(enquiry);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    const later = { ...enquiry, sentAt: new Date().toISOString() };
    expect((await visit.sendJson(later, { to: visit.last })).status).toBe(200);
    const rows = await visit.storedWith({ id: enquiry.id });
    expect(rows).toEqual([expect.objectContaining(enquiry)]);
    expect(Math.abs(Date.parse(rows[0]?.receivedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('sent many times at once is new once', async () => {
    const enquiry = newEnquiry();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        visit.sendJson(enquiry, { to: index % 2 ? visit.last : visit.first }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(11).fill(200), 201]);
    expect(await visit.storedWith({ id: enquiry.id })).toHaveLength(1);
  });

  test('from the footer needs an address only', async () => {
    const { id, consentText, sentAt } = newEnquiry();
    const footer = { id, source: 'footer', email: 'z@mail.example', consentText, sentAt };
    expect((await visit.sendJson(footer)).status).toBe(201);
    expect(await visit.storedWith({ id })).toMatchObject([
      { ...footer, firstName: '', product: '' },
    ]);
  });

  test('with problems is answered with a message a field and not kept', async () => {
    const wrong = newEnquiry({ firstName: ' ', email: 'x', phone: '1' });
    const response = await visit.sendJson(wrong);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: {
        firstName: 'Enter your first name',
        email: expect.stringContaining('correct format'),
        phone: expect.stringContaining('7 to 15 digits'),
      },
    });
    expect(await visit.storedWith({ id: wrong.id })).toEqual([]);
  });

  test('in Spanish is answered in Spanish, and kept as such', async () => {
    const enquiry = newEnquiry({ language: 'es' });
    const response = await visit.sendJson({ ...enquiry, email: 'x' });
    expect(await response.json()).toEqual({ errors: { email: problemMessages.email.format } });
    await visit.sendJson(enquiry);
    expect(await visit.storedWith({ id: enquiry.id })).toMatchObject([{ language: 'es' }]);
  });

  test.each([
    ['topic', 'filled in'],
    ['topic', ' '],
    // The field's former name, in pages that browsers may still hold.
    ['website', 'https://mine.example'],
  ])('whose honeypot %s holds “%s” is kept as doubtful', async (name, value) => {
    const [asJson, asForm] = [newEnquiry({ [name]: value }), newEnquiry({ [name]: value })];
    expect((await visit.sendJson(asJson)).status).toBe(201);
    expect((await visit.sendForm(asForm)).status).toBe(303);
    for (const { id, lastName } of [asJson, asForm])
      expect(await visit.storedWith({ id })).toMatchObject([{ lastName, doubtful: 'yes' }]);
    const list = await visit.enquiries({ only: 'doubtful' });
    expect(list).toMatch(new RegExp(`^lastName +${asJson.lastName}$`, 'm'));
    expect(await visit.enquiries({ only: 'plain', csv: true })).not.toContain(asForm.id);
  });
});

describe(`on ${storeName}, a form sent without JavaScript`, () => {
  const get = (address: string) => fetch(new URL(address, visit.first), { redirect: 'manual' });

  function form(words = {}): Record<string, string> {
    const fields: Record<string, string> = newEnquiry({ topic: '', ...words });
    delete fields.id;
    delete fields.sentAt;
    return fields;
  }

  test('is kept and leads to a page of thanks; sent twice it is kept once', async () => {
    const fields = form({ firstName: ' Zoë ' });
    const response = await visit.sendForm(fields);
    expect(response.status).toBe(303);
    const thanks = await get(response.headers.get('Location') ?? '');
    expect(Object.fromEntries(thanks.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-type': expect.stringContaining('text/html'),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(await thanks.text()).toContain('<h1>Thank you</h1>');
    expect((await visit.sendForm(fields)).status).toBe(303);
    const { lastName, consentText } = fields;
    expect(await visit.storedWith({ lastName })).toMatchObject([{ firstName: 'Zoë', consentText }]);
  });

  test('that was put right leads to thanks in its language, at an address that says nothing of the visitor', async () => {
    const wrong = form({ language: 'es', email: 'x@' });
    const refused = await visit.sendForm(wrong);
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([
      422,
      // Back from the thanks shows it again without asking.
      'private, no-cache',
    ]);
    const right = await visit.sendForm({ ...wrong, email: 'x@mail.example' });
    expect(right.headers.get('Location')).toMatch(/^\/enquiries\/thanks\?language=es&at=\d{13}$/);
    const thanks = await get(right.headers.get('Location') ?? '');
    expect(await thanks.text()).toContain(`<h1>${spanish.sentTitle}</h1>`);
    expect(await visit.storedWith({ lastName: wrong.lastName })).toHaveLength(1);
  });

  test('with problems is shown again with what was typed, and nothing of it runs', async () => {
    const firstName = '"><script>alert(1)</script>';
    const response = await visit.sendForm(form({ firstName, email: 'x@' }));
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script');
    expect(page).toContain('<a href="#email">Enter an email address in the correct format');
    expect(page).toContain('aria-describedby="email-error"');
  });

  test('has its style sheet and fonts', async () => {
    const sheet = await fetch(`${visit.first}/page.css`);
    expect(sheet.headers.get('Content-Type')).toMatch('text/css');
    const fonts = [...(await sheet.text()).matchAll(/url\('(.*?)'\)/g)].map(([, font]) => font);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      const found = await fetch(`${visit.first}/${font}`);
      expect(found.headers.get('Content-Type')).toBe('font/woff2');
    }
  });
});

describe(`on ${storeName}, what is no enquiry is refused:`, () => {
  const post = (type: string, body: BodyInit, more = {}) =>
    visit.send({ headers: { 'Content-Type': type, Accept: 'application/json' }, body, ...more });

  test.each(['', 'nope', '[]', 'null', '{"id":', new Uint8Array([0x7b, 0x22, 0xff])])(
    'the JSON body %j',
    async (body) => expectRefusal(await post('application/json', body), 400, refusals.unreadable),
  );

  test.each(['firstName=Zo%ff', 'firstName=%zz'])('the form %s', async (body) => {
    const response = await post('application/x-www-form-urlencoded', body);
    await expectRefusal(response, 400, refusals.unreadable);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'the type %s',
    async (type) => expectRefusal(await post(type, '{}'), 415, refusals.wrongType),
  );

  test('more than 16 kB, announced or not', async () => {
    const body = JSON.stringify(newEnquiry({ firstName: 'x'.repeat(16 * 1024) }));
    await expectRefusal(await post('application/json', body), 413, refusals.tooLarge);
    const stream = new Blob([body]).stream();
    const unannounced = await post('application/json', stream, { duplex: 'half' });
    await expectRefusal(unannounced, 413, refusals.tooLarge);
  });

  test.each<Record<string, string>>([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('what a page of another site sends: %j', async (headers) => {
    await expectRefusal(
      await visit.sendJson(newEnquiry(), undefined, headers),
      403,
      refusals.elsewhere,
    );
  });

  test('but not what a page of this site sends', async () => {
    const headers = { Origin: new URL(visit.first).origin, 'Sec-Fetch-Site': 'same-origin' };
    expect((await visit.sendJson(newEnquiry(), undefined, headers)).status).toBe(201);
  });

  test('and reading over the web', async () => {
    const response = await visit.send({ method: 'GET' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(await response.text()).not.toContain('Nuñez');
  });
});

test(`on ${storeName}, a visitor may send twenty a minute to all receivers together`, async () => {
  const visitor = visit.newVisitor();
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let sent = 0; sent < 21; sent += 1) {
    last = await visit.sendJson(newEnquiry(), { visitor, to: sent % 2 ? visit.last : visit.first });
    statuses.push(last.status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(last?.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect((await visit.sendJson(newEnquiry())).status).toBe(201);
});

testForwarding(() => visit);

test(`on ${storeName}, killed at any moment, nothing that was acknowledged is lost`, async () => {
  const acknowledged = new Set<string>();
  async function sendUntilDead(line: string): Promise<void> {
    for (let number = 0; ; number += 1) {
      const enquiry = newEnquiry({ id: `${line}-${number}-killed` });
      const to = number % 2 ? visit.last : visit.first;
      const answer = await visit.sendJson(enquiry, { to }).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201) acknowledged.add(enquiry.id);
    }
  }
  const lines = ['a', 'b', 'c'].map(sendUntilDead);
  await poll(() => acknowledged.size >= 50);
  await visit.stack.kill();
  await Promise.all(lines);
  const ids = new Set((await visit.stack.rows()).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  await visit.stack.restart();
  expect((await visit.sendJson(newEnquiry())).status).toBe(201);
});
