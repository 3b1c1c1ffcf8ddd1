import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { end, start, type Command, type StartOptions } from './command';

/** Milliseconds to wait for a server to start, and for a single answer meanwhile. */
const startTimeout = 120_000;
const responseTimeout = 5_000;

/** Ends a server with all that it has started, and resolves when it has ended. */
export type StopServer = (signal?: NodeJS.Signals) => Promise<void>;

/** Starts a server. Resolves once `url` answers; rejects with the server's output if it never does. */
export async function startServer(
  command: Command,
  url: string,
  options?: StartOptions,
): Promise<StopServer> {
  const child = start(command, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: string) => (output = (output + text).slice(-4_000)));
  const ended = once(child, 'close').catch((error: Error) => (output += error.message));
  let isRunning = true;
  void ended.then(() => (isRunning = false));

  const stop: StopServer = async (signal = 'SIGTERM') => {
    end(child, signal);
    const rest = setTimeout(() => end(child, 'SIGKILL'), responseTimeout);
    await ended;
    clearTimeout(rest);
  };
  const latest = performance.now() + startTimeout;
  while (isRunning && performance.now() < latest) {
    const signal = AbortSignal.timeout(responseTimeout);
    const asked = fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    if (await asked.then(Boolean, () => false)) return stop;
    await pause(100);
  }
  await stop('SIGKILL');
  throw new Error(`${[command.program, ...command.args].join(' ')} did not answer:\n${output}`);
}
