import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { exportFolder } from '../../content/lists/read-list';
import type { Redirect } from '../../content/redirects';
import { builtEndpoint } from '../../hosting/built-endpoint';
import { receiverAddress } from '../../hosting/generate/enquiries';
import { configurations } from '../../hosting/generate/generate';
import { describeSite } from '../../hosting/generate/site';
import { exportedRoutes } from '../../hosting/routes';
import { startServer } from '../run/server';

export const built = resolve(exportFolder);

/**
 * A copy of the site with samples of files that people put into `public`, which every server must serve unchanged.
 */
export const root = resolve('node_modules/.cache/hosting-site');

/** Files of `public` that a site may come to have, and those that no server may show. */
export const samples = {
  shown: ['.well-known/security.txt', 'ads.txt', 'google0123456789abcdef.html'],
  hidden: ['.hidden/notes.txt', '.notes.txt', 'es/.notes.txt'],
} as const;

/** Copies the export and the sample files into the folder that the servers serve. */
export function copySite(): void {
  rmSync(root, { recursive: true, force: true });
  cpSync(built, root, { recursive: true });
  for (const file of [...samples.shown, ...samples.hidden]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `The file ${file}\n`);
  }
}

/** Old addresses that the servers under test know besides the site's own, of which there may be none. */
export const sampleRedirects: readonly Redirect[] = [
  { from: '/sample/visits', to: '/cookies' },
  { from: '/sample/recipes.html', to: '/termsOfUse' },
  { from: '/Sample/Old_page~1', to: '/cookies' },
];

export type Host = { port: number; stop: () => Promise<void> };

/** A temporary folder for one server's files, deleted when the server stops. */
export const temporaryFolder = (name: string): string =>
  mkdtempSync(join(tmpdir(), `host-${name}-`));

/** Writes a host's configuration as the build does, with the receiver at this address and port. */
export function writeHostConfiguration(name: string, folder: string, receiver: string): void {
  const site = describeSite(exportedRoutes(built), builtEndpoint());
  const redirects = [...site.redirects, ...sampleRedirects];
  for (const { path, text } of configurations({ ...site, redirects })) {
    if (dirname(path) !== name) continue;
    const adopted = text
      .replaceAll(receiverAddress, receiver)
      .replace(/^(\s*)# (?=(?:include|import) aurifera-enquiries)/m, '$1');
    writeFileSync(join(folder, basename(path)), adopted);
  }
}

/** Starts a server in the foreground and resolves once it answers; its folder goes when it is stopped. */
export async function startHost(
  port: number,
  program: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<Host> {
  const end = await startServer({ program, args }, `http://127.0.0.1:${port}/`, {
    cwd: folder,
    env,
  });
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}
