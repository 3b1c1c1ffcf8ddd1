import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
export function workspace(name: string): {
  folder: string;
  write: (file: string, text: string) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), `aurifera-${name}-`));
  return {
    folder,
    write(file, text) {
      const target = join(folder, file);
      mkdirSync(join(target, '..'), { recursive: true });
      writeFileSync(target, text);
      return target;
    },
  };
}

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

/** Ends this command as Ctrl+C does, and what ends with it. */
const interrupt = () => process.exit(130);

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** Starts a server in the foreground and resolves once it answers. Throws with its output if not. */
export async function startHost(
  port: number,
  program: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<Host> {
  const child: ChildProcess = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
  // The whole group: some servers start others.
  const end = () => {
    if (child.pid && isRunning(child)) process.kill(-child.pid, 'SIGTERM');
  };
  const ended = new Promise((done) => child.once('exit', done));
  // Also where this command ends by an error. A group of its own does not hear Ctrl+C either.
  process.once('exit', end);
  process.once('SIGINT', interrupt);
  const stop = async () => {
    end();
    await Promise.race([ended, pause(5000)]);
    process.off('exit', end);
    process.off('SIGINT', interrupt);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (!isRunning(child)) break;
    const answers = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (answers) return { port, stop };
    await pause(250);
  }
  await stop();
  throw new Error(`${program} did not answer:\n${output}`);
}
