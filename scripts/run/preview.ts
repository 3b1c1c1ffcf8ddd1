import { existsSync } from 'node:fs';
import { start, typescript } from './command';
import { freePort } from './port';

export interface Preview {
  url: string;
  stop: () => void;
}

/** Serves `out/` on a free port and resolves once it answers. Throws if it has not been built. */
export async function startPreview(): Promise<Preview> {
  if (!existsSync('out/index.html')) throw new Error('Nothing in out/: run "npm run build" first.');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = start(typescript('preview/server.ts'), { env: { PORT: String(port) } });
  const stop = () => server.kill();
  const ready = await new Promise<boolean>((resolve) => {
    server.stdout?.once('data', () => resolve(true));
    server.once('exit', () => resolve(false));
  });
  if (!ready) throw new Error('The preview server ended before it answered.');
  return { url, stop };
}
