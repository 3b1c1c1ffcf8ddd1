import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listenLocally } from '@/editor/server/guard';
import { readTeam } from '@/editor/server/team';
import { freePort } from '@/scripts/run/port';

let port: number;
let servers: readonly Server[];

/** Stands for the editor and Next: whoever is let in is answered. */
const behind = createServer((_, response) => response.end('let in'));
behind.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));

beforeAll(async () => {
  port = await freePort();
  servers = await listenLocally(port, behind);
});
afterAll(() => servers.forEach((server) => server.close()));

interface Asked {
  readonly path?: string;
  readonly method?: string;
  readonly address?: string;
  readonly headers?: OutgoingHttpHeaders;
}

function ask({ path = '/edit', method = 'GET', address = '127.0.0.1', headers }: Asked) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const asked = request({ host: address, port, path, method, headers, agent: false });
      asked.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      });
      asked.on('upgrade', ({ statusCode, headers: sent }, socket) => {
        socket.destroy();
        resolve({ status: statusCode, headers: sent });
      });
      asked.on('error', reject);
      asked.end();
    },
  );
}

const statusOf = async (asked: Asked) => (await ask(asked)).status;
const own = () => `localhost:${port}`;

/** What the editor's own page sends; a hostile request differs in one thing or more. */
const ofPage = (): OutgoingHttpHeaders => ({
  host: own(),
  origin: `http://${own()}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
});

const reading = [
  '/edit',
  '/edit/program.js',
  '/edit/site/en',
  '/edit/forms/words/es/age',
  '/edit/changes',
  '/edit/events',
  '/edit/drafts',
  '/edit/history',
  '/edit/history/1/words/es/age',
  '/edit/pictures/serve-paloma',
  '/',
  '/cookies',
  '/es',
  '/_next/static/chunks/main.js',
  '/__nextjs_source-map',
];
const writing = [
  ['PUT', '/edit/forms/words/es/age'],
  ['DELETE', '/edit/forms/texts/en/faq'],
  ['POST', '/edit/forms/words/es/age/confirm'],
  ['PUT', '/edit/drafts/words/es/age'],
  ['POST', '/edit/pictures'],
  ['POST', '/edit/publish'],
  ['POST', '/edit/send'],
] as const;
const routes = [
  ...reading.map((path) => ({ path, method: 'GET' })),
  ...reading.map((path) => ({ path, method: 'HEAD' })),
  ...writing.map(([method, path]) => ({ path, method })),
];

const webSocket = { connection: 'Upgrade', upgrade: 'websocket' };

/** The routes that do not refuse a request with these headers. */
async function letIn(headers: OutgoingHttpHeaders): Promise<string[]> {
  const asked = [
    ...routes.map((route) => ({ ...route, headers })),
    { path: '/_next/hmr', method: 'GET', headers: { ...headers, ...webSocket } },
  ];
  const statuses = await Promise.all(asked.map(statusOf));
  return asked
    .filter((each, index) => statuses[index] !== 403)
    .map(({ method, path }) => `${method} ${path}`);
}

const evil = 'http://evil.example';
const hostile: readonly (readonly [string, () => OutgoingHttpHeaders])[] = [
  ['another site', () => ({ ...ofPage(), origin: evil, 'sec-fetch-site': 'cross-site' })],
  ['another site, in an old browser', () => ({ host: own(), origin: evil })],
  ['no site that can be named', () => ({ ...ofPage(), origin: 'null' })],
  ['another port', () => ({ ...ofPage(), origin: 'http://localhost:1' })],
  ['another port, named as its site', () => ({ host: own(), 'sec-fetch-site': 'same-site' })],
  ['another protocol', () => ({ ...ofPage(), origin: `https://${own()}` })],
  ['a name that begins alike', () => ({ ...ofPage(), origin: `http://${own()}.evil.example` })],
  ['another of this computer’s names', () => ({ ...ofPage(), origin: `http://127.0.0.1:${port}` })],
  [
    'a name made to lead here',
    () => ({ ...ofPage(), host: `evil.example:${port}`, origin: `http://evil.example:${port}` }),
  ],
  ['a name made to lead here, alone', () => ({ host: `evil.example:${port}` })],
  ['a name below localhost', () => ({ host: `evil.localhost:${port}` })],
  ['every interface', () => ({ host: `0.0.0.0:${port}` })],
  ['a host without its port', () => ({ host: 'localhost' })],
  ['a picture or script in another page', () => ({ host: own(), 'sec-fetch-site': 'cross-site' })],
  [
    'a frame in another page',
    () => ({
      host: own(),
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    }),
  ],
];

it.each(hostile)('refuses every route to a request from or for %s', async (_, headers) => {
  expect(await letIn(headers())).toEqual([]);
});

it.each([
  ['that a form or a plain request can send', { 'content-type': 'text/plain' }],
  ['that calls itself text and JSON', { 'content-type': 'text/plain; application/json' }],
  ['that a form with a file can send', { 'content-type': 'multipart/form-data' }],
  ['of no type', { 'content-type': [] }],
  ['that does not say where it comes from', { origin: [] }],
] as readonly (readonly [string, OutgoingHttpHeaders])[])(
  'writes nothing %s',
  async (_, changed) => {
    for (const [method, path] of writing)
      expect(await statusOf({ path, method, headers: { ...ofPage(), ...changed } })).toBe(403);
  },
);

it('refuses an address that names another host', async () => {
  expect(await statusOf({ path: `${evil}/edit`, headers: ofPage() })).toBe(403);
});

it('takes a file for a picture alone', async () => {
  const headers = { ...ofPage(), 'content-type': 'application/octet-stream' };
  expect(await letIn(headers)).not.toContain('PUT /edit/forms/words/es/age');
  expect(await letIn(headers)).toContain('POST /edit/pictures');
});

describe('the editor’s own page', () => {
  it('is answered on every route', async () => {
    expect(await letIn(ofPage())).toHaveLength(routes.length + 1);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '::1'],
  ])('is answered under %s too', async (name, address) => {
    const headers = { host: `${name}:${port}`, origin: `http://${name}:${port}` };
    expect(await statusOf({ address, headers })).toBe(200);
  });

  it.each(['', '/es'])('may ask Next where an error of %s/ comes from', async (prefix) => {
    // As Next's own overlay does.
    const headers = { ...ofPage(), 'content-type': 'text/plain;charset=UTF-8' };
    const path = `${prefix}/__nextjs_original-stack-frames`;
    expect(await statusOf({ path, method: 'POST', headers })).toBe(200);
  });
});

it('opens where somebody types its address, or follows a link to it', async () => {
  const navigation = { host: own(), 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const typed = { ...navigation, 'sec-fetch-site': 'none' };
  const followed = { ...navigation, 'sec-fetch-site': 'cross-site' };
  expect(await statusOf({ path: '/', headers: typed })).toBe(200);
  expect(await statusOf({ path: '/edit', headers: followed })).toBe(200);
  for (const path of ['/', '/edit/changes', '/edit%2Fchanges'])
    expect(await statusOf({ path, headers: followed })).toBe(403);
  expect(await statusOf({ path: '/edit', method: 'POST', headers: followed })).toBe(403);
});

it('lets no other page show it in a frame, hold on to its window or load its files', async () => {
  const { headers } = await ask({ headers: ofPage() });
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('is not there for the network', async () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid);
  for (const { address } of addresses) {
    const code = await new Promise((resolve) => {
      const socket = connect(port, address, () => resolve('connected'));
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    expect(code).toBe('ECONNREFUSED');
  }
});

describe('a team’s editor, behind its proxy', () => {
  const origin = 'https://words.aurifera.example';
  const settings = { EDITOR_ORIGIN: origin, EDITOR_USER_HEADER: 'X-Auth-Request-Email' };
  const host = 'words.aurifera.example';
  const passedOn = (): OutgoingHttpHeaders => ({
    ...ofPage(),
    ...{ host, origin, 'x-auth-request-email': 'ana@house.example' },
  });
  // The tests above have ended by then.
  beforeAll(async () => {
    servers.forEach((server) => server.close());
    port = await freePort();
    servers = await listenLocally(port, behind, readTeam(settings));
  });

  it('answers every route to somebody whom the proxy names', async () => {
    expect(await letIn(passedOn())).toHaveLength(routes.length + 1);
  });

  it.each([
    ['nobody', { 'x-auth-request-email': [] }],
    ['an empty name', { 'x-auth-request-email': ' ' }],
    ['two names, of which one may be the visitor’s own', { 'x-auth-request-email': ['a', 'b'] }],
    ['a name of nothing but control characters', { 'x-auth-request-email': '<>' }],
    ['a placeholder that Caddy has not filled', { 'x-auth-request-email': '{http.a.b}' }],
    ['somebody in another header', { 'x-auth-request-email': [], 'x-forwarded-user': 'ana' }],
    ['somebody under another origin', { origin: evil }],
    ['somebody under the origin without TLS', { origin: `http://${host}` }],
    ['somebody under this computer’s own name', () => ({ host: own(), origin: `http://${own()}` })],
    ['somebody on another site', { 'sec-fetch-site': 'cross-site' }],
  ] as readonly (readonly [string, OutgoingHttpHeaders | (() => OutgoingHttpHeaders)])[])(
    'answers nothing where the proxy names %s',
    async (_, changed) => {
      const headers = typeof changed === 'function' ? changed() : changed;
      expect(await letIn({ ...passedOn(), ...headers })).toEqual([]);
    },
  );
});
