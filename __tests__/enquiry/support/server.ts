import { spawn, type ChildProcess } from 'node:child_process';

/** Starts the real server by npm, on a free port, with `folder` as its site. */
export function spawnServer(folder: string, env: Record<string, string>): ChildProcess {
  return spawn('npm', ['run', '--silent', 'serve'], {
    shell: process.platform === 'win32',
    // Overrides the endpoint of the last build.
    env: {
      ...process.env,
      PORT: '0',
      SITE_ROOT: folder,
      NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The port that a server says it listens on. Rejects with what it said if it ends before. */
export async function portOf(server: ChildProcess): Promise<number> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for await (const chunk of server.stdout ?? []) {
    said += String(chunk);
    const port = /localhost:(\d+)/.exec(said)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The server ended before it listened: ${said}`);
}
