/** How messages are sent: by SMTP, by HTTP, and in the format of a chat service. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { chatServices } from '@/server/enquiries/chat';
import { Refusal } from '@/server/enquiries/forward';
import { writeMessage, type Message } from '@/server/enquiries/message';
import { readDelivery } from '@/server/enquiries/settings';
import { bodyBy, webhookSender } from '@/server/enquiries/webhook';
import { mailSender } from '@/server/mail';
import { validEnquiry } from './support/enquiry';

const receivedAt = '2026-11-20T10:00:00.000Z';
const addresses = { from: 'site@mail.example', to: 'brand@mail.example' };
const messageOf = (words: object): Promise<Message> =>
  writeMessage(
    { enquiries: [{ ...validEnquiry, receivedAt, ...words }], isList: false },
    addresses,
  );

describe('by SMTP', () => {
  /** Sends a message to a server that answers it with `code`. Resolves to the letter, rejects with the error. */
  async function send(message: Message, code = 250): Promise<string> {
    let letter = '';
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      hideSMTPUTF8: true,
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => (letter += chunk.toString('latin1')));
        stream.on('end', () => {
          done(code === 250 ? null : Object.assign(new Error('No'), { responseCode: code }));
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    try {
      await mailSender(`smtp://127.0.0.1:${port}`)(message);
    } finally {
      await new Promise<void>((done) => server.close(done));
    }
    return letter;
  }

  test('a message is a mail with an id of its own', async () => {
    const letter = await send(await messageOf({}));
    expect(letter).toContain(`Message-ID: <${validEnquiry.id}@mail.example>`);
    expect(letter).toContain(`Reply-To: ${validEnquiry.email}`);
    expect(letter).toContain(`To: ${addresses.to}`);
  });

  test.each(['josé@mail.example', 'z@münchen.example', '用户@例え.example'])(
    'an address like %s breaks no header where the server has no SMTPUTF8',
    async (email) => {
      const letter = await send(await messageOf({ email, firstName: 'José', lastName: '山' }));
      const [head = '', ...bodies] = letter.split('\r\n\r\n');
      const body = bodies.join('\r\n\r\n');
      expect(head).toMatch(/^[\t\r\n\x20-\x7e]*$/);
      expect(head).not.toContain('SMTPUTF8');
      const text = Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        /base64/.test(head) ? 'base64' : 'latin1',
      ).toString();
      expect(text).toContain(`Email: ${email}`);
    },
  );

  test('an answer of 550 is a refusal; 451 and a broken connection are not', async () => {
    const message = await messageOf({});
    await expect(send(message, 550)).rejects.toBeInstanceOf(Refusal);
    await expect(send(message, 550)).rejects.toThrow('550');
    await expect(send(message, 451)).rejects.not.toBeInstanceOf(Refusal);
    await expect(mailSender('smtp://127.0.0.1:1')(message)).rejects.not.toBeInstanceOf(Refusal);
  });
});

describe('by HTTP', () => {
  let status: number;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(status).end('no_service'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => void server.close().closeAllConnections());

  test.each([
    ...[400, 401, 403, 404, 410, 422].map((answer) => [answer, true] as const),
    ...[302, 408, 429, 500, 503].map((answer) => [answer, false] as const),
  ])('whether an answer of %i is the last word: %s', async (answer, isFinal) => {
    status = answer;
    const body = bodyBy({});
    const sending = webhookSender({ url, headers: {}, body })(await messageOf({}));
    const error: unknown = await sending.catch((reason: unknown) => reason);
    expect([error instanceof Refusal, String(error)]).toEqual([
      isFinal,
      expect.stringContaining(`answered ${answer}: no_service`),
    ]);
  });
});

describe('in a chat', () => {
  const firstName = '<!channel> & @everyone <@1> [Invoice](https://evil.example)';
  const lastName = '<https://evil.example|Invoice> **b** _i_ ~s~ `c` ||d|| # h';
  const message = () => messageOf({ firstName, lastName, consentText: '# Yes\\ [1]' });

  test('Slack gets no mention and no formatted link', async () => {
    const { text } = chatServices.slack.body(await message());
    expect(text).toContain('First Name: &lt;!channel&gt; &amp; @everyone &lt;@1&gt; [Invoice]');
    expect(text).toContain('&lt;https://evil.example|Invoice&gt;');
    expect(text).not.toMatch(/[<>]/);
  });

  test('Discord gets no mention, no formatted link and no Markdown', async () => {
    const { content, allowed_mentions } = chatServices.discord.body(await message());
    expect(allowed_mentions).toEqual({ parse: [] });
    const shown = content.replace(/\\([^0-9A-Za-z\s])/g, '');
    expect(shown).not.toMatch(/[\\`*_~|<>#@[\]]/);
    expect(content.replace(/\\([^0-9A-Za-z\s])/g, '$1')).toBe((await message()).text);
  });

  test('Discord gets no more characters than it takes, and no cut escape', async () => {
    const long = await messageOf({ firstName: '*'.repeat(80), consentText: '_'.repeat(1000) });
    const { content } = chatServices.discord.body(long);
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content).toMatch(/\\_…$/);
  });

  test('Teams gets lines of plain text', async () => {
    const { attachments } = chatServices.teams.body(await message());
    const lines = attachments[0]?.content.body.map(({ type, inlines }) => [type, inlines[0]]);
    expect(lines).toContainEqual([
      'RichTextBlock',
      { type: 'TextRun', text: `First Name: ${firstName}` },
    ]);
  });

  test('any other service gets what its template says, filled in', async () => {
    const body = bodyBy({
      to: ['$to'],
      reply: '$replyTo',
      about: { text: '$subject: $id $unknown' },
    });
    expect(body(await messageOf({ email: 'josé@mail.example' }))).toEqual({
      to: [addresses.to],
      reply: '',
      about: { text: `Enquiry from Zoë Nuñez: ${validEnquiry.id} $unknown` },
    });
  });
});

describe('the settings', () => {
  const WEBHOOK_URL = 'https://a.example';

  test('that are empty send nothing', () => {
    expect(readDelivery({ SMTP_URL: '', WEBHOOK_URL: '' })).toBeUndefined();
  });

  test('name a chat service, and what becomes of doubtful enquiries', () => {
    const env = { WEBHOOK_URL: 'https://hooks.slack.com/services/x', WEBHOOK_SERVICE: 'slack' };
    expect(readDelivery(env)).toMatchObject({
      doubtful: 'daily',
      webhook: { body: chatServices.slack.body },
    });
    expect(readDelivery({ WEBHOOK_URL, ENQUIRIES_DOUBTFUL: 'never' })?.doubtful).toBe('never');
  });

  test.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address with smtp or smtps://.'],
    [{ WEBHOOK_URL: 'mail.example' }, 'WEBHOOK_URL must be an address'],
    [{ WEBHOOK_URL, WEBHOOK_BODY: 'x' }, 'WEBHOOK_BODY must be a JSON object'],
    [{ SMTP_URL: 'smtp://a.example', WEBHOOK_URL }, 'not both'],
    [
      { WEBHOOK_URL, WEBHOOK_SERVICE: 'irc' },
      'WEBHOOK_SERVICE must be one of slack, discord, teams',
    ],
    [{ WEBHOOK_URL, WEBHOOK_SERVICE: 'slack', WEBHOOK_BODY: '{}' }, 'not both'],
    [{ WEBHOOK_URL, ENQUIRIES_DOUBTFUL: 'weekly' }, 'ENQUIRIES_DOUBTFUL must be one of daily'],
    // An older template would let anybody mention everybody in the channel.
    [
      { WEBHOOK_URL: 'https://hooks.slack.com/x', WEBHOOK_BODY: '{"text": "$text"}' },
      'set WEBHOOK_SERVICE=slack',
    ],
    [{ WEBHOOK_URL: 'https://discord.com/api/webhooks/1/x' }, 'set WEBHOOK_SERVICE=discord'],
  ])('%j are refused with words that name them', (env, words) => {
    expect(() => readDelivery(env)).toThrow(words);
  });
});
