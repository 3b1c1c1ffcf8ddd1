import { existsSync } from 'node:fs';
import { start, typescript } from './command';
import { freePort } from './port';
import { refuse } from './refuse';

export interface Preview {
  url: string;
  stop: () => void;
}

/** Ends a command that needs the built site where there is none. */
export function requireBuild(): void {
  if (!existsSync('out/index.html')) refuse('Nothing in out/: run "npm run build" first.');
}

/** Serves `out/` on a free port and resolves once it answers. */
export async function startPreview(): Promise<Preview> {
  requireBuild();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = start(typescript('server/main.ts'), {
    // What a command sends for trial must not come among the real enquiries.
    env: { PORT: String(port), ENQUIRIES_FILE: ':memory:' },
  });
  let complaints = '';
  server.stderr?.on('data', (text: string) => (complaints += text));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.once('data', () => resolve());
    server.once('close', () =>
      reject(new Error(`The server ended before it answered: ${complaints}`)),
    );
  });
  return { url, stop: () => server.kill() };
}
