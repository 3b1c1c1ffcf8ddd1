import { existsSync } from 'node:fs';
import { tsCommand } from './command';
import { freePort } from './port';
import { exitWithError } from './exit-with-error';
import { startServer, type StopServer } from './server';

export interface Preview {
  readonly url: string;
  readonly stop: StopServer;
}

/** Ends a command that needs the built site where there is none. */
export function requireBuild(): void {
  if (!existsSync('out/index.html')) exitWithError('Nothing in out/: run "npm run build" first.');
}

/** Environment variables with which a server neither stores enquiries among the real ones nor sends them on. */
export const isolatedEnv = {
  ENQUIRIES_FILE: ':memory:',
  DATABASE_URL: '',
  SMTP_URL: '',
  WEBHOOK_URL: '',
} as const;

/** Serves `out/` on a free port and resolves once it answers; ends the command if it does not. */
export async function startPreview(): Promise<Preview> {
  requireBuild();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...isolatedEnv, HOST: '', PORT: `${port}` };
  return {
    url,
    stop: await startServer(tsCommand('server/main.ts'), url, { env }).catch(exitWithError),
  };
}
