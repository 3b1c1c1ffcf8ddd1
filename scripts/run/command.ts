/** Starts other programs alike on Linux, macOS and Windows. */
import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

export interface Command {
  program: string;
  args: string[];
  shell?: boolean;
}

export interface Outcome {
  code: number;
  /** Standard output and error, interleaved; empty when the command was shown as it ran. */
  output: string;
  /** Wall time in seconds. */
  seconds: number;
}

/** The command of a script of package.json. Arguments reach the script behind npm's `--`. */
export function npmCommand(name: string, ...args: string[]): Command {
  const rest = ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])];
  const npm = process.env.npm_execpath;
  return npm
    ? { program: process.execPath, args: [npm, ...rest] }
    : { program: 'npm', args: rest, shell: process.platform === 'win32' };
}

/** The command that runs a JavaScript file of an installed package with this Node. */
export function packageCommand(file: string, ...args: string[]): Command {
  return { program: process.execPath, args: [`node_modules/${file}`, ...args] };
}

/** Node options for a program that must end when its parent process has ended. */
export const endUnattendedArgs = ['--import', resolve('scripts/run/end-unattended.mjs')];

/** The command that runs a TypeScript file of the project. The program ends when this process has ended. */
export function tsCommand(file: string, ...args: string[]): Command {
  return {
    program: process.execPath,
    args: ['--import', 'tsx', ...endUnattendedArgs, file, ...args],
  };
}

export interface StartOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Show the output as it comes instead of keeping it. */
  show?: boolean;
  /** Milliseconds after which it is ended. */
  timeout?: number;
}

/** Whether a command and its children form a process group, which one signal reaches. */
const hasGroups = process.platform !== 'win32';
const running = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

/** Ends a command with all that it has started. */
export function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  try {
    if (hasGroups && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group has ended already.
  }
}

// Otherwise servers and browsers would outlive this process.
process.once('exit', () => running.forEach((child) => end(child)));

function forget(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, leave);
}

/** Starts a command and leaves it running, at most until this process ends. */
export function start({ program, args, shell }: Command, options: StartOptions = {}): ChildProcess {
  if (running.size === 0) for (const signal of signals) process.on(signal, leave);
  const child = spawn(program, args, {
    cwd: options.cwd,
    timeout: options.timeout,
    shell: shell ?? false,
    detached: hasGroups,
    stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  // Decoded by the stream: a letter may arrive in two pieces.
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  running.add(child);
  child.once('exit', () => {
    // Children left behind would keep its output open, and `close` would never come.
    end(child);
    forget(child);
  });
  child.once('error', () => forget(child));
  return child;
}

/** Runs a command to its end. A program that cannot be started counts as code 127. */
export function run(command: Command, options: StartOptions = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = start(command, options);
    let output = '';
    const collect = (text: string) => (output += text);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const finish = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
