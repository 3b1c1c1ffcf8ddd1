import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { receiverAddress } from '../../hosting/generate/enquiries';
import { startServer } from '../run/server';

/** The folder of the built site, which every server must serve unchanged. */
export const root = resolve('out');
/** The folder of the configurations under test. */
export const dist = resolve('hosting/dist');

/** A running server under test. */
export type Host = { port: number; stop: () => Promise<void> };

/** A temporary folder for one server's files, deleted when the server stops. */
export const workspace = (name: string): string => mkdtempSync(join(tmpdir(), `host-${name}-`));

/** Copies a host's generated files, with enquiries handed to the receiver on this port. */
export function adopt(name: string, folder: string, receiver: number): void {
  for (const file of readdirSync(join(dist, name))) {
    const text = readFileSync(join(dist, name, file), 'utf8')
      .replaceAll(receiverAddress, `127.0.0.1:${receiver}`)
      .replace(/^(\s*)# (?=(?:include|import) aurifera-enquiries)/m, '$1');
    writeFileSync(join(folder, file), text);
  }
}

/** Installs Debian packages if the program is missing. Throws where that is not possible. */
export function ensureInstalled(program: string, ...packages: string[]): void {
  if (existsSync(program)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${program} is missing. Install ${packages.join(' and ')} and try again.`);
  }
  console.log(`Installing ${packages.join(', ')} …`);
  const options = { stdio: 'ignore', env: { ...process.env, RUNLEVEL: '1' } } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  if (!existsSync(program)) {
    throw new Error(`${packages.join(' and ')} could not be installed. Is there a network?`);
  }
}

/** Starts a server in the foreground and resolves once it answers; its folder goes when it is stopped. */
export async function startHost(
  port: number,
  program: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<Host> {
  const end = await startServer({ program, args }, `http://127.0.0.1:${port}/`, {
    cwd: folder,
    env,
  });
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}
