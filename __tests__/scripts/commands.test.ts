/** How commands end, as seen by the user who typed them, or by a program that starts and stops them. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(90_000);

/** Runs a command as package.json does, by its file and what is typed behind it. */
function type(typed: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...typed.split(' ')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    // Resolves when its output is closed, by its children too.
    timeout: 60_000,
  });
}

test.each<[typed: string, env: Record<string, string>, said: string]>([
  ['scripts/tokens.ts --chek', {}, "Unknown option '--chek'"],
  ['scripts/test-receivers.ts mysql', {}, 'There is no store mysql: name some of sqlite'],
  ['scripts/shots.ts', { CHROME: '/no/chrome' }, 'CHROME names /no/chrome, which does not exist.'],
  // Reported before the build, which takes long; an empty setting counts as unset.
  ['scripts/start.ts', { PORT: '', TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES is "nginx"'],
  ['server/main.ts', { PORT: '0', SITE_ROOT: '/no/site' }, 'Build it first: npm run build'],
  [
    'scripts/enquiries.ts',
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    'Cannot open the enquiries in DATABASE_URL',
  ],
])('%s with %j ends with a sentence', (typed, env, said) => {
  const { status, stderr } = type(typed, env);
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

test('a port that is taken is named, with another to choose', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = type('scripts/start.ts', { PORT: `${port}` });
  other.close();
  expect([status, stderr]).toEqual([1, expect.stringContaining(`PORT=${port + 1} npm start`)]);
});

// Windows has no signal that a program could hear, and no shell of this kind.
const describeWithSignals = process.platform === 'win32' ? describe.skip : describe;

describeWithSignals('what is ended from outside', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'commands-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts a shell, as npm does, and resolves once what it has started says something. */
  async function shell(line: string): Promise<ChildProcess> {
    const env = { ...process.env, PORT: '0', SITE_ROOT: folder, ENQUIRIES_FILE: ':memory:' };
    const child = spawn('/bin/sh', ['-c', `${line}; true`], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await once(child.stdout, 'data');
    return child;
  }

  test('when a signal ends npm’s shell, all its child processes end', async () => {
    const npm = await shell('node scripts/bootstrap.mjs server/main.ts');
    npm.kill('SIGTERM');
    // When its output is closed.
    await once(npm, 'close');
  });

  test('a command whose output is closed ends without a message', () => {
    const { status, stdout, stderr } = spawnSync(
      '/bin/sh',
      ['-c', 'node scripts/bootstrap.mjs scripts/licences.ts | head -n 1'],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^\S+ +\d/);
  });

  test('what a command has started ends with it, and what that has started', async () => {
    const command = `
      import { run } from './scripts/run/command';
      const args = ['-c', 'sleep 300 & echo started; wait'];
      void run({ program: '/bin/sh', args }, { show: true });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', command]);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(child.exitCode).toBe(143);
  });
});
