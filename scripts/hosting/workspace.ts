import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { receiverAddress } from '../../hosting/generate/enquiries';
import { ask } from './ask';

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
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

/** Starts a server in the foreground and resolves once it answers. Throws with its output if not. */
export async function startHost(
  port: number,
  program: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<Host> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // The whole group: some servers start others. A group of its own does not hear Ctrl+C either.
  const end = () => {
    if (child.pid && isRunning()) process.kill(-child.pid, 'SIGTERM');
  };
  const interrupt = () => process.exit(130);
  const ended = new Promise((done) => child.once('exit', done));
  process.once('exit', end);
  process.once('SIGINT', interrupt);
  const stop = async () => {
    end();
    await Promise.race([ended, pause(5000)]);
    process.off('exit', end);
    process.off('SIGINT', interrupt);
    rmSync(folder, { recursive: true, force: true });
  };
  const latest = performance.now() + 60_000;
  while (isRunning() && performance.now() < latest) {
    const answers = await ask(port, '/').catch(() => undefined);
    if (answers) return { port, stop };
    await pause(250);
  }
  await stop();
  throw new Error(`${program} did not answer:\n${output}`);
}
