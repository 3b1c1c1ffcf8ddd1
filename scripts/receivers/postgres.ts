import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../hosting/workspace';
import { freePort } from '../run/port';

const versions = '/usr/lib/postgresql';

/** The folder of Debian's programs, installed where they are missing. */
function programs(): string {
  ensureInstalled(versions, 'postgresql');
  const found = readdirSync(versions).map((version) => join(versions, version, 'bin'));
  const bin = found.find((folder) => existsSync(join(folder, 'initdb')));
  if (!bin) throw new Error(`There is no initdb in ${versions}. Install postgresql and try again.`);
  return bin;
}

/** A PostgreSQL of its own on loopback, with its files in a temporary folder. */
export async function startPostgresServer(): Promise<{ url: string; stop: () => void }> {
  const bin = programs();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  mkdirSync(data);
  chmodSync(folder, 0o755);
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  /** PostgreSQL refuses to run as root. */
  function run(program: string, ...args: string[]): void {
    const whole = [join(bin, program), ...args];
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...whole] : whole;
    execFileSync(command, rest, { stdio: 'ignore', cwd: folder });
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  run('pg_ctl', '-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
