/** Two people use the editor at once, through nginx with passwords, as set up in `docs/editing.md`. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Changes, History, LiveEvent, Outcome, Shown } from '@/editor/api';
import { listenLocally } from '@/editor/server/guard';
import { editorRoutes } from '@/editor/server/routes';
import { readTeam } from '@/editor/server/team';
import { freePort } from '@/scripts/run/port';
import { git, useTemporaryProject, write } from './project';

jest.mock('@/editor/server/bundle', () => ({ bundleProgram: async () => new Map(), page: '' }));
jest.mock('@/editor/server/verify', () => ({
  verifySite: async () => undefined,
  verifyChanges: async () => undefined,
}));
jest.mock('@/editor/writing/known', () => ({ knownIn: () => ({}) }));
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

useTemporaryProject({ isTaglineChanged: false });

(hasNginx ? describe : describe.skip)('the editor behind nginx', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'team-'));
  let [nginxPort, port] = [0, 0];
  let nginx: ChildProcess;
  let servers: readonly Server[] = [];

  const configuration = () => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${nginxPort};
    auth_basic "Words"; auth_basic_user_file ${folder}/people;
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_set_header Host $http_host;
      proxy_set_header X-Person $remote_user;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
      proxy_buffering off;
    }
  }
}`;

  const origin = () => `http://127.0.0.1:${nginxPort}`;

  interface RequestOptions {
    readonly person?: string;
    readonly method?: string;
    readonly body?: unknown;
    readonly toPort?: number;
    readonly headers?: OutgoingHttpHeaders;
  }

  /** Sends a request as the editor's page does. For the endless event stream it resolves at the first chunk. */
  function send(
    address: string,
    { person, method = 'GET', body, toPort = nginxPort, headers }: RequestOptions = {},
  ) {
    return new Promise<{ status: number | undefined; text: string; close: () => void }>(
      (resolve, reject) => {
        const sent = request({
          ...{ host: '127.0.0.1', port: toPort, path: address, method, agent: false },
          ...(person ? { auth: `${person}:secret` } : {}),
          headers: { origin: origin(), 'content-type': 'application/json', ...headers },
        });
        sent.on('error', reject);
        sent.on('upgrade', ({ statusCode: status }, socket) => {
          socket.destroy();
          resolve({ status, text: '', close: () => {} });
        });
        sent.on('response', (response) => {
          let text = '';
          const finish = () =>
            resolve({ status: response.statusCode, text, close: () => sent.destroy() });
          response.on('data', (chunk) => {
            text += chunk;
            if (address.startsWith('/edit/events')) finish();
          });
          response.on('end', finish);
        });
        sent.end(body === undefined ? undefined : JSON.stringify(body));
      },
    );
  }

  const statusOf = async (...args: Parameters<typeof send>) => (await send(...args)).status;

  beforeAll(async () => {
    [nginxPort, port] = [await freePort(), await freePort()];
    const team = readTeam({ EDITOR_ORIGIN: origin(), EDITOR_USER_HEADER: 'X-Person' });
    const behind = createServer(getRequestListener((await editorRoutes(team)).fetch));
    behind.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    servers = await listenLocally(port, behind, team);
    write(path.join(folder, 'people'), 'ana:{PLAIN}secret\nluis:{PLAIN}secret\n');
    write(path.join(folder, 'nginx.conf'), configuration());
    nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
      stdio: 'ignore',
    });
    // nginx is ready once it answers 401.
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await statusOf('/edit').catch(() => 0)) === 401) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('nginx does not answer');
  });

  afterAll(() => {
    nginx.kill();
    servers.forEach((server) => server.close());
    rmSync(folder, { recursive: true });
  });

  async function save(person: string, file: string, field: string, words: string) {
    const form = JSON.parse((await send(`/edit/forms/${file}`, { person })).text) as Shown;
    const saved = await send(`/edit/forms/${file}`, {
      ...{ person, method: 'PUT', headers: { 'if-match': `"${form.version}"` } },
      body: { words: { ...form.words, [field]: words } },
    });
    expect(saved.status).toBe(200);
  }

  async function publish(person: string) {
    const body = { sentence: `By ${person}`, send: false };
    const { text } = await send('/edit/publish', { person, method: 'POST', body });
    return JSON.parse(text.trim().split('\n').at(-1) ?? '') as Outcome;
  }

  async function saveAndPublish(...[person, ...change]: Parameters<typeof save>) {
    await save(person, ...change);
    return publish(person);
  }

  it('announces and names as co-author whoever else has saved since the last commit', async () => {
    await save('luis', 'words/en/live-gold', 'tilt', 'Stir by tilting');
    await save('ana', 'words/en/home/hero', 'tagline', 'A legacy to taste');
    const { text } = await send('/edit/changes', { person: 'ana' });
    expect((JSON.parse(text) as Changes).others).toEqual(['luis']);
    expect(await publish('ana')).toMatchObject({ done: true });
    expect(git('log', '-1', '--format=%s: %an, %(trailers:key=Co-authored-by)').trim()).toBe(
      'By ana: ana, Co-authored-by: luis <>',
    );
    const history = await send('/edit/history', { person: 'luis' });
    expect((JSON.parse(history.text) as History).published[0]?.name).toBe('ana, luis');
  });

  it('lets two people save and publish at once, and names each in the commit of their change', async () => {
    await Promise.all([
      saveAndPublish('ana', 'words/en/home/hero', 'tagline', 'A legacy to taste'),
      saveAndPublish('luis', 'words/en/live-gold', 'tilt', 'Stir by tilting'),
    ]);
    for (const [person, file] of [
      ['ana', 'home/hero'],
      ['luis', 'live-gold'],
    ] as const)
      expect(git('log', '-1', '--format=%an %b', '--', `content/words/en/${file}.json`)).toContain(
        person,
      );
  });

  it('names the person who publishes as the author of each commit', async () => {
    await saveAndPublish('ana', 'words/en/home/hero', 'tagline', 'A legacy to taste');
    await saveAndPublish('luis', 'words/en/home/hero', 'tagline', 'A legacy to drink');
    expect(git('log', '-2', '--format=%s: %an, %cn').trim().split('\n')).toEqual([
      'By luis: luis, An editor',
      'By ana: ana, An editor',
    ]);
  });

  it('tells each person who else has the editor open', async () => {
    const first = await send('/edit/events?file=words/en/home/hero', { person: 'ana' });
    const second = await send('/edit/events?file=facts/brand', { person: 'luis' });
    const [, data = ''] = /^data: (.+)$/m.exec(second.text) ?? [];
    first.close();
    second.close();
    expect(JSON.parse(data) as LiveEvent).toEqual({
      people: [{ name: 'ana', file: 'words/en/home/hero' }],
    });
  });

  it('proxies the WebSocket of Next’s hot reloading', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    expect(await statusOf('/_next/hmr', { person: 'ana', headers })).toBe(101);
  });

  it.each([
    ['somebody without a password', 401, {}],
    ['a request that bypasses the proxy', 403, { bypass: true, headers: {} }],
    [
      'a request that bypasses the proxy and names somebody',
      403,
      { bypass: true, headers: { host: 'localhost', 'x-person': 'ana' } },
    ],
    [
      'a page of another origin',
      403,
      { person: 'ana', headers: { origin: 'https://evil.example' } },
    ],
    ['another address', 403, { person: 'ana', headers: { host: 'evil.example' } }],
  ] as const)('refuses %s', async (_, expectedStatus, options) => {
    const sent = 'bypass' in options ? { headers: options.headers, toPort: port } : options;
    for (const address of ['/edit', '/edit/forms/words/en/home/hero', '/edit/changes'])
      expect(await statusOf(address, sent)).toBe(expectedStatus);
  });

  it('ignores a name that the client sends itself', async () => {
    const headers = { 'x-person': 'luis' };
    const { text } = await send('/edit/site/en', { person: 'ana', headers });
    expect((JSON.parse(text) as { name: string }).name).toBe('ana');
  });
});
