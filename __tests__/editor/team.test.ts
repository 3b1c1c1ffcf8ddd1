/** Two people at once, through nginx, which asks for a password: as `docs/editing.md` tells to set it up. */
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
import { git, standInProject, write } from './project';

jest.mock('@/editor/server/bundle', () => ({ bundleProgram: async () => new Map(), page: '' }));
jest.mock('@/editor/server/prove', () => ({
  proveSite: async () => undefined,
  proveChanges: async () => undefined,
}));
jest.mock('@/editor/writing/known', () => ({ knownIn: () => ({}) }));
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

standInProject(false);

(hasNginx ? describe : describe.skip)('behind nginx', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'team-'));
  let [front, port] = [0, 0];
  let nginx: ChildProcess;
  let servers: readonly Server[] = [];

  const configuration = () => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${front};
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

  const origin = () => `http://127.0.0.1:${front}`;

  interface Asked {
    readonly person?: string;
    readonly method?: string;
    readonly body?: unknown;
    readonly at?: number;
    readonly headers?: OutgoingHttpHeaders;
  }

  /** Asks as a browser does on the page of the editor. Resolves at the first piece where the answer goes on. */
  function ask(address: string, { person, method = 'GET', body, at = front, headers }: Asked = {}) {
    return new Promise<{ status: number | undefined; text: string; close: () => void }>(
      (resolve, reject) => {
        const asked = request({
          ...{ host: '127.0.0.1', port: at, path: address, method, agent: false },
          ...(person ? { auth: `${person}:secret` } : {}),
          headers: { origin: origin(), 'content-type': 'application/json', ...headers },
        });
        asked.on('error', reject);
        asked.on('upgrade', ({ statusCode: status }, socket) => {
          socket.destroy();
          resolve({ status, text: '', close: () => {} });
        });
        asked.on('response', (response) => {
          let text = '';
          const answer = () =>
            resolve({ status: response.statusCode, text, close: () => asked.destroy() });
          response.on('data', (piece) => {
            text += piece;
            if (address.startsWith('/edit/events')) answer();
          });
          response.on('end', answer);
        });
        asked.end(body === undefined ? undefined : JSON.stringify(body));
      },
    );
  }

  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

  beforeAll(async () => {
    [front, port] = [await freePort(), await freePort()];
    const team = readTeam({ EDITOR_ORIGIN: origin(), EDITOR_USER_HEADER: 'X-Person' });
    const behind = createServer(getRequestListener((await editorRoutes(team)).fetch));
    behind.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    servers = await listenLocally(port, behind, team);
    write(path.join(folder, 'people'), 'ana:{PLAIN}secret\nluis:{PLAIN}secret\n');
    write(path.join(folder, 'nginx.conf'), configuration());
    nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
      stdio: 'ignore',
    });
    // It has begun to listen once it refuses somebody.
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
    const form = JSON.parse((await ask(`/edit/forms/${file}`, { person })).text) as Shown;
    const saved = await ask(`/edit/forms/${file}`, {
      ...{ person, method: 'PUT', headers: { 'if-match': `"${form.version}"` } },
      body: { words: { ...form.words, [field]: words } },
    });
    expect(saved.status).toBe(200);
  }

  async function publish(person: string) {
    const body = { sentence: `By ${person}`, send: false };
    const { text } = await ask('/edit/publish', { person, method: 'POST', body });
    return JSON.parse(text.trim().split('\n').at(-1) ?? '') as Outcome;
  }

  async function saveAndPublish(...[person, ...change]: Parameters<typeof save>) {
    await save(person, ...change);
    return publish(person);
  }

  it('what somebody else has saved goes out under both names, and is said so before', async () => {
    await save('luis', 'words/en/live-gold', 'tilt', 'Stir by tilting');
    await save('ana', 'words/en/home/hero', 'tagline', 'A legacy to taste');
    const { text } = await ask('/edit/changes', { person: 'ana' });
    expect((JSON.parse(text) as Changes).others).toEqual(['luis']);
    expect(await publish('ana')).toMatchObject({ done: true });
    expect(git('log', '-1', '--format=%s: %an, %(trailers:key=Co-authored-by)').trim()).toBe(
      'By ana: ana, Co-authored-by: luis <>',
    );
    const history = await ask('/edit/history', { person: 'luis' });
    expect((JSON.parse(history.text) as History).published[0]?.name).toBe('ana, luis');
  });

  it('two people save and publish at once, and every change carries its author’s name', async () => {
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

  it('one after the other, both commits carry their names', async () => {
    await saveAndPublish('ana', 'words/en/home/hero', 'tagline', 'A legacy to taste');
    await saveAndPublish('luis', 'words/en/home/hero', 'tagline', 'A legacy to drink');
    expect(git('log', '-2', '--format=%s: %an, %cn').trim().split('\n')).toEqual([
      'By luis: luis, An editor',
      'By ana: ana, An editor',
    ]);
  });

  it('each is told who else is there, as it happens', async () => {
    const first = await ask('/edit/events?file=words/en/home/hero', { person: 'ana' });
    const second = await ask('/edit/events?file=facts/brand', { person: 'luis' });
    const [, data = ''] = /^data: (.+)$/m.exec(second.text) ?? [];
    first.close();
    second.close();
    expect(JSON.parse(data) as LiveEvent).toEqual({
      people: [{ name: 'ana', file: 'words/en/home/hero' }],
    });
  });

  it('the connection by which Next tells of changes passes', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    expect(await statusOf('/_next/hmr', { person: 'ana', headers })).toBe(101);
  });

  it.each([
    ['somebody without a password', 401, {}],
    ['a request past the proxy', 403, { at: true, headers: {} }],
    [
      'a request past the proxy that names somebody',
      403,
      { at: true, headers: { host: 'localhost', 'x-person': 'ana' } },
    ],
    [
      'a page of another origin',
      403,
      { person: 'ana', headers: { origin: 'https://evil.example' } },
    ],
    ['another address', 403, { person: 'ana', headers: { host: 'evil.example' } }],
  ] as const)('nothing is answered to %s', async (_, expected, asked) => {
    const past = 'at' in asked ? { headers: asked.headers, at: port } : asked;
    for (const address of ['/edit', '/edit/forms/words/en/home/hero', '/edit/changes'])
      expect(await statusOf(address, past)).toBe(expected);
  });

  it('a name that a visitor sends is not theirs', async () => {
    const headers = { 'x-person': 'luis' };
    const { text } = await ask('/edit/site/en', { person: 'ana', headers });
    expect((JSON.parse(text) as { name: string }).name).toBe('ana');
  });
});
