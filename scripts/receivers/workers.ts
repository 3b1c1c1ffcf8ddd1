import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ownReceiverPath } from '../../content/folders';
import { openSqlite } from '../../server/stores/sqlite';
import { quietEnv, wranglerProgram } from '../hosting/wrangler';
import { endUnattendedArgs } from '../run/command';
import { freePort } from '../run/port';
import { isolatedEnv } from '../run/preview';
import { startServer } from '../run/server';
import { rowsOf, type Stack, type StackOptions } from './stack';

const built = resolve('hosting/dist/workers');

/** Where Cloudflare's local runtime keeps D1, which is SQLite. */
function databaseIn(state: string): string {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]+\.sqlite$/.test(name));
  return join(folder, file ?? 'missing');
}

/** The built Worker with D1, in Cloudflare's local runtime: a single receiver. */
export async function startWorkersReceiver({
  env,
}: Omit<StackOptions, 'receivers'>): Promise<Stack> {
  const program = wranglerProgram();
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const state = join(folder, 'state');
  cpSync(built, folder, { recursive: true });
  const settings = { ...quietEnv, HOME: folder };
  const persist = ['--local', '--persist-to', state];
  execFileSync(process.execPath, [program, 'd1', 'migrations', 'apply', 'DB', ...persist], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}${ownReceiverPath}`;
  const variables = Object.entries(env).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const listen = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];
  const args = [program, 'dev', ...persist, ...listen, '--log-level', 'error', ...variables];
  const command = { program: process.execPath, args: [...endUnattendedArgs, ...args] };
  const start = () => startServer(command, endpoint, { cwd: folder, env: settings });
  let end = await start();
  const kill = () => end('SIGKILL');
  return {
    endpoints: [endpoint],
    addressHeader: 'CF-Connecting-IP',
    storeEnv: { ...isolatedEnv, ENQUIRIES_FILE: databaseIn(state) },
    rows: () => rowsOf(() => openSqlite(databaseIn(state))),
    kill,
    async restart() {
      end = await start();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
