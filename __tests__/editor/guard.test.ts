import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listenLocally } from '@/editor/server/guard';
import { readTeam } from '@/editor/server/team';
import { freePort } from '@/scripts/run/port';

let port: number;
let servers: readonly Server[];

/** In place of the editor and Next: answers every request that passes the guard. */
const behind = createServer((_, response) => response.end('let in'));
behind.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));

beforeAll(async () => {
  port = await freePort();
  servers = await listenLocally(port, behind);
});
afterAll(() => servers.forEach((server) => server.close()));

interface RequestOptions {
  readonly path?: string;
  readonly method?: string;
  readonly address?: string;
  readonly headers?: OutgoingHttpHeaders;
}

function send({ path = '/edit', method = 'GET', address = '127.0.0.1', headers }: RequestOptions) {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const sent = request({ host: address, port, path, method, headers, agent: false });
      sent.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      });
      sent.on('upgrade', ({ statusCode, headers: responseHeaders }, socket) => {
        socket.destroy();
        resolve({ status: statusCode, headers: responseHeaders });
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

const statusOf = async (options: RequestOptions) => (await send(options)).status;
const ownHost = () => `localhost:${port}`;

/** The headers that the editor's own page sends; each hostile request differs in one or more of them. */
const pageHeaders = (): OutgoingHttpHeaders => ({
  host: ownHost(),
  origin: `http://${ownHost()}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
});

/** The headers that a browser sends when it opens a page, in a window or in a frame. */
const navigation = (site: string, target: string) => ({
  host: ownHost(),
  'sec-fetch-site': site,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': target,
});

const readRoutes = [
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
const writeRoutes = [
  ['PUT', '/edit/forms/words/es/age'],
  ['DELETE', '/edit/forms/texts/en/faq'],
  ['POST', '/edit/forms/words/es/age/confirm'],
  ['PUT', '/edit/drafts/words/es/age'],
  ['POST', '/edit/pictures'],
  ['POST', '/edit/publish'],
  ['POST', '/edit/send'],
] as const;
const routes = [
  ...readRoutes.map((path) => ({ path, method: 'GET' })),
  ...readRoutes.map((path) => ({ path, method: 'HEAD' })),
  ...writeRoutes.map(([method, path]) => ({ path, method })),
];

const webSocket = { connection: 'Upgrade', upgrade: 'websocket' };

/** The routes that accept a request with these headers. */
async function acceptedRoutes(headers: OutgoingHttpHeaders): Promise<string[]> {
  const requests = [
    ...routes.map((route) => ({ ...route, headers })),
    { path: '/_next/hmr', method: 'GET', headers: { ...headers, ...webSocket } },
  ];
  const statuses = await Promise.all(requests.map(statusOf));
  return requests
    .filter((each, index) => statuses[index] !== 403)
    .map(({ method, path }) => `${method} ${path}`);
}

const evil = 'http://evil.example';
const rebound = () => `evil.example:${port}`;
/** Forges headers from those of the editor's page. */
type Forge = (page: OutgoingHttpHeaders) => OutgoingHttpHeaders;
const hostile: readonly (readonly [string, Forge])[] = [
  ['another site', (page) => ({ ...page, origin: evil, 'sec-fetch-site': 'cross-site' })],
  ['another site, in an old browser', () => ({ host: ownHost(), origin: evil })],
  ['an opaque origin', (page) => ({ ...page, origin: 'null' })],
  ['another port', (page) => ({ ...page, origin: 'http://localhost:1' })],
  ['another port, sent as same-site', () => ({ host: ownHost(), 'sec-fetch-site': 'same-site' })],
  ['another protocol', (page) => ({ ...page, origin: `https://${ownHost()}` })],
  ['a similar host name', (page) => ({ ...page, origin: `http://${ownHost()}.evil.example` })],
  ['another name of this computer', (page) => ({ ...page, origin: `http://127.0.0.1:${port}` })],
  ['DNS rebinding', (page) => ({ ...page, host: rebound(), origin: `http://${rebound()}` })],
  ['DNS rebinding, without an origin', () => ({ host: rebound() })],
  ['a subdomain of localhost', () => ({ host: `evil.localhost:${port}` })],
  ['the address of all interfaces', () => ({ host: `0.0.0.0:${port}` })],
  ['a host without its port', () => ({ host: 'localhost' })],
  ['a resource of another page', () => ({ host: ownHost(), 'sec-fetch-site': 'cross-site' })],
  ['a frame in another page', () => navigation('cross-site', 'iframe')],
];

it.each(hostile)('refuses every route to a forged request: %s', async (_, forge) => {
  expect(await acceptedRoutes(forge(pageHeaders()))).toEqual([]);
});

it.each([
  ['of the type of a plain form', { 'content-type': 'text/plain' }],
  ['that claims to be both text and JSON', { 'content-type': 'text/plain; application/json' }],
  ['of the type of a form with a file', { 'content-type': 'multipart/form-data' }],
  ['without a type', { 'content-type': [] }],
  ['without an origin', { origin: [] }],
] as readonly (readonly [string, OutgoingHttpHeaders])[])(
  'refuses to write for a request %s',
  async (_, changes) => {
    for (const [method, path] of writeRoutes)
      expect(await statusOf({ path, method, headers: { ...pageHeaders(), ...changes } })).toBe(403);
  },
);

it('refuses an address that names another host', async () => {
  expect(await statusOf({ path: `${evil}/edit`, headers: pageHeaders() })).toBe(403);
});

it('accepts a binary body only as a picture', async () => {
  const headers = { ...pageHeaders(), 'content-type': 'application/octet-stream' };
  expect(await acceptedRoutes(headers)).not.toContain('PUT /edit/forms/words/es/age');
  expect(await acceptedRoutes(headers)).toContain('POST /edit/pictures');
});

describe('the editor’s own page', () => {
  it('has access to every route', async () => {
    expect(await acceptedRoutes(pageHeaders())).toHaveLength(routes.length + 1);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '::1'],
  ])('has access under the host name %s too', async (name, address) => {
    const headers = { host: `${name}:${port}`, origin: `http://${name}:${port}` };
    expect(await statusOf({ address, headers })).toBe(200);
  });

  it.each(['', '/es'])('may request an error’s stack frames on %s/ from Next', async (prefix) => {
    // As Next's error overlay does.
    const headers = { ...pageHeaders(), 'content-type': 'text/plain;charset=UTF-8' };
    const path = `${prefix}/__nextjs_original-stack-frames`;
    expect(await statusOf({ path, method: 'POST', headers })).toBe(200);
  });
});

it('opens the editor when somebody types its address or follows a link to it', async () => {
  const typed = navigation('none', 'document');
  const followed = navigation('cross-site', 'document');
  expect(await statusOf({ path: '/', headers: typed })).toBe(200);
  expect(await statusOf({ path: '/edit', headers: followed })).toBe(200);
  for (const path of ['/', '/edit/changes', '/edit%2Fchanges'])
    expect(await statusOf({ path, headers: followed })).toBe(403);
  expect(await statusOf({ path: '/edit', method: 'POST', headers: followed })).toBe(403);
});

it('sends headers that keep other sites from framing it, holding its window or loading its files', async () => {
  const { headers } = await send({ headers: pageHeaders() });
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('does not listen on the network interfaces', async () => {
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
  const proxyHeaders = (): OutgoingHttpHeaders => ({
    ...pageHeaders(),
    ...{ host, origin, 'x-auth-request-email': 'ana@house.example' },
  });
  // The tests above have ended by now, so their server can be replaced.
  beforeAll(async () => {
    servers.forEach((server) => server.close());
    port = await freePort();
    servers = await listenLocally(port, behind, readTeam(settings));
  });

  it('gives access to every route to a person whom the proxy names', async () => {
    expect(await acceptedRoutes(proxyHeaders())).toHaveLength(routes.length + 1);
  });

  it.each([
    ['nobody', { 'x-auth-request-email': [] }],
    ['an empty name', { 'x-auth-request-email': ' ' }],
    ['two names, of which one may come from the client', { 'x-auth-request-email': ['a', 'b'] }],
    ['a name of nothing but control characters', { 'x-auth-request-email': '<>' }],
    ['a placeholder that Caddy has not replaced', { 'x-auth-request-email': '{http.a.b}' }],
    ['somebody in another header', { 'x-auth-request-email': [], 'x-forwarded-user': 'ana' }],
    ['somebody under another origin', { origin: evil }],
    ['somebody under the origin without TLS', { origin: `http://${host}` }],
    ['somebody on localhost', () => ({ host: ownHost(), origin: `http://${ownHost()}` })],
    ['somebody on another site', { 'sec-fetch-site': 'cross-site' }],
  ] as readonly (readonly [string, OutgoingHttpHeaders | (() => OutgoingHttpHeaders)])[])(
    'refuses every route if the proxy names %s',
    async (_, changes) => {
      const headers = typeof changes === 'function' ? changes() : changes;
      expect(await acceptedRoutes({ ...proxyHeaders(), ...headers })).toEqual([]);
    },
  );
});
