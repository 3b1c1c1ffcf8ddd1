/**
 * The step after `next build` in each language: makes of each exported page what a host sends. Scripts after the first paint,
 * styles and policy in the page, the hosts' files, compressed copies. Why: docs/decisions/export-step.md.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '../../content/languages';
import { builtEndpointFile } from '../../hosting/built-endpoint';
import { endpointPath } from '../../hosting/endpoint-path';
import { configurations } from '../../hosting/generate/generate';
import { describeSite } from '../../hosting/generate/site';
import { exportedRoutes } from '../../hosting/routes';
import { compressAll } from './compress';
import { filesIn, readerOf } from './files';
import { parsePage, printPage } from './html';
import { addPolicy } from './policy';
import { deferScripts } from './scripts';
import { lowerFontPriority, inlineStyles } from './styles';
import { writeWorker } from './worker';

const root = 'out';
const hosts = dirname(builtEndpointFile);
/** As Next reads them for a build: the first file that names a variable wins. */
const settings = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** The other copies of the 404 page, and the data of Next's client router, which no page asks for. */
const isStray = (file: string) =>
  /(?:^|\/)_not-found/.test(file) || (file.endsWith('.txt') && file !== 'robots.txt');

/** Below a language's prefix: what the whole site has once. */
const shared = [...readdirSync('public'), 'sitemap.xml'];

/** Gives the home page of a language its address, `/es`, and takes away what the whole site has once. */
async function joinLanguage(prefix: string): Promise<void> {
  const folder = join(root, prefix);
  await rename(join(folder, 'index.html'), `${folder}.html`);
  await Promise.all(shared.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

async function finishPage(file: string, endpoint: string | undefined): Promise<void> {
  const path = join(root, file);
  const page = parsePage(await readFile(path, 'utf8'));
  try {
    inlineStyles(page, readerOf(root));
    lowerFontPriority(page);
    deferScripts(page);
    addPolicy(page, endpoint);
    await writeFile(path, printPage(page));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Each host's configuration. */
async function writeHosting(endpoint: string | undefined): Promise<void> {
  await rm(hosts, { recursive: true, force: true });
  await write(builtEndpointFile, `${JSON.stringify({ endpoint })}\n`);
  for (const { path, text } of configurations(describeSite(exportedRoutes(root), endpoint))) {
    await write(join(hosts, path), text);
  }
  const receiver = endpointPath(endpoint);
  if (receiver !== undefined) await writeWorker(join(hosts, 'workers'), receiver);
}

settings.filter((file) => existsSync(file)).forEach((file) => process.loadEnvFile(file));
const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;
const prefixes = languages.flatMap(({ prefix }) => prefix || []);
await Promise.all(prefixes.map(joinLanguage));
await Promise.all(
  filesIn(root)
    .filter(isStray)
    .map((file) => rm(join(root, file))),
);
const pages = filesIn(root).filter((file) => file.endsWith('.html'));
await Promise.all(pages.map((file) => finishPage(file, endpoint)));
await writeHosting(endpoint);
await compressAll(root);
