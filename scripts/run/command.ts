/** Starting other programs the same way on Linux, macOS and Windows. */
import { spawn, type ChildProcess } from 'node:child_process';

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

/** A script of package.json. Arguments reach the script behind npm's `--`. */
export function npmScript(name: string, ...args: string[]): Command {
  const rest = ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])];
  const npm = process.env.npm_execpath;
  return npm
    ? { program: process.execPath, args: [npm, ...rest] }
    : { program: 'npm', args: rest, shell: process.platform === 'win32' };
}

/** A JavaScript file of an installed package, run by this Node. */
export function packageFile(file: string, ...args: string[]): Command {
  return { program: process.execPath, args: [`node_modules/${file}`, ...args] };
}

/** A TypeScript file of the project. */
export function typescript(file: string, ...args: string[]): Command {
  return { program: process.execPath, args: ['--import', 'tsx', file, ...args] };
}

interface RunOptions {
  env?: Record<string, string | undefined>;
  /** Show the output as it comes instead of keeping it. */
  show?: boolean;
}

const running = new Set<ChildProcess>();
// Also where this process ends by an error, which would leave servers and browsers behind.
process.once('exit', () => running.forEach((child) => child.kill()));

/** Starts a command and leaves it running, at most until this process ends. */
export function start({ program, args, shell }: Command, options: RunOptions = {}): ChildProcess {
  const child = spawn(program, args, {
    shell: shell ?? false,
    stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  // As text: a letter may arrive in two pieces.
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a command to its end. A program that cannot be started counts as code 127. */
export function run(command: Command, options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = start(command, options);
    let output = '';
    const keep = (text: string) => (output += text);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const finish = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
