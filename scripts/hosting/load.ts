import { execFileSync } from 'node:child_process';
import { ensureInstalled } from './workspace';

const wrk = '/usr/bin/wrk';
/** Long enough to be steady, short enough for a shared machine. */
const seconds = 8;
const connections = 64;

/** The result of a load test of one address. */
function measure(port: number, path: string): string {
  const output = execFileSync(
    wrk,
    [
      ...['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'],
      `http://127.0.0.1:${port}${path}`,
    ],
    { encoding: 'utf8' },
  );
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? '?';
  const slow = /99%\s+(\S+)/.exec(output)?.[1] ?? '?';
  const errors = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  return `${path}: ${rate} requests/s, p99 ${slow}, ${errors} errors (${connections} connections, ${seconds} s)`;
}

/** A bounded load on a server of this machine: the home page and a page of text. */
export function runLoad(port: number): string[] {
  ensureInstalled(wrk, 'wrk');
  return ['/', '/cookies'].map((path) => measure(port, path));
}
