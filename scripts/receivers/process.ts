import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface Program {
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
}

const slowestStart = 120_000;
const running = new Set<number>();
process.once('exit', () => running.forEach((pid) => signal(pid)));

/** Kills a group of processes; one that is gone already is no error. */
function signal(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Starts a Node program in a group of its own and resolves once `url` answers. */
export async function startProgram({ args, cwd, env }: Program, url: string) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid = 0 } = child;
  running.add(pid);
  const ended = once(child, 'exit').then(() => running.delete(pid));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  }
  const latest = performance.now() + slowestStart;
  for (;;) {
    if (await fetch(url).catch(() => undefined)) break;
    if (!running.has(pid) || performance.now() > latest) throw new Error(`No answer:\n${output}`);
    await pause(100);
  }
  return async () => {
    signal(pid);
    await ended;
  };
}
