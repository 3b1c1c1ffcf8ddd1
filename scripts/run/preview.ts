import { existsSync } from 'node:fs';
import { typescript } from './command';
import { freePort } from './port';
import { refuse } from './refuse';
import { startServer, type EndServer } from './server';

export interface Preview {
  readonly url: string;
  readonly stop: EndServer;
}

/** Ends a command that needs the built site where there is none. */
export function requireBuild(): void {
  if (!existsSync('out/index.html')) refuse('Nothing in out/: run "npm run build" first.');
}

/** Settings of a trial: no enquiry is stored among the real ones or sent on. */
export const forTrial = {
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
  const env = { ...forTrial, HOST: '', PORT: `${port}` };
  return { url, stop: await startServer(typescript('server/main.ts'), url, { env }).catch(refuse) };
}
