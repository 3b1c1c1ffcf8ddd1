import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../run/debian';
import { freePort } from '../run/port';

const versions = '/usr/lib/postgresql';

/** The folder of Debian's programs, installed where they are missing. */
async function programs(): Promise<string> {
  await ensureInstalled(versions, 'postgresql');
  const found = readdirSync(versions).map((version) => join(versions, version, 'bin'));
  const bin = found.find((folder) => existsSync(join(folder, 'initdb')));
  if (!bin) throw new Error(`There is no initdb in ${versions}. Install postgresql and try again.`);
  return bin;
}

/** A PostgreSQL of its own on loopback, with its files in a temporary folder. */
export async function startPostgresServer() {
  const bin = await programs();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  // PostgreSQL refuses to run as root.
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder]);
  const { uid, gid } = statSync(folder);
  const options = { uid, gid, cwd: folder, stdio: 'ignore' } as const;
  const settings = ['-A', 'trust', '-U', 'postgres', '--no-sync'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...settings], options);

  const place = ['-h', '127.0.0.1', '-p', `${port}`];
  // In this process's group: a signal to one reaches the other.
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', '', ...place], options);
  const ended = once(server, 'exit');
  process.once('exit', () => server.kill('SIGQUIT'));
  const isReady = () => spawnSync(join(bin, 'pg_isready'), [...place, '-t', '5']).status === 0;
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended before it answered.');
    await pause(100);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
