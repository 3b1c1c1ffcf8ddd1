/**
 * The step after `next build`: makes each exported page what a host sends. Scripts run after the first paint, styles
 * and policy are in the page; the hosts' files and compressed copies are written. Why: docs/decisions/export-step.md.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { takenPaths } from '../../content/addresses';
import { publicFolders } from '../../content/folders';
import { languages } from '../../content/languages';
import { exportFolder, hasSamples } from '../../content/lists/read-list';
import { pathIn } from '../../content/routes';
import { builtEndpointFile } from '../../hosting/built-endpoint';
import { endpointPath } from '../../hosting/endpoint-path';
import { configurations } from '../../hosting/generate/generate';
import { describeSite } from '../../hosting/generate/site';
import { exportedRoutes, isPublished, routeOf } from '../../hosting/routes';
import { compressAll } from './compress';
import { filesIn } from './files';
import { forEachConcurrently } from './concurrently';
import { addPolicy } from './policy';
import { deferScripts } from './scripts';
import { lowerFontPriority, inlineStyles } from './styles';
import { writeWorker } from './worker';

const root = exportFolder;
const hosts = dirname(builtEndpointFile);
/** The files from which Next reads environment variables for a build; the first that names a variable wins. */
const settings = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** The other copies of the 404 page, and the data of Next's client router, which no page asks for. */
const isUnneeded = (file: string) =>
  /(?:^|\/)_not-found/.test(file) || (file.endsWith('.txt') && file !== 'robots.txt');

/** Files that are published as they are, whatever their names. */
const published = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join('public', file)).isFile(),
);

/** Throws if such a file would take a page's address. */
function refuseDoubles(): void {
  const pages = languages.flatMap((each) => takenPaths().map((path) => pathIn(each, path)));
  const double = published.find((file) => file.endsWith('.html') && pages.includes(routeOf(file)));
  if (double) throw new Error(`public/${double} has the address of a page: name it otherwise`);
}

/** Moves the home page of a language to its address, `/es`, and removes files that exist once for the whole site. */
async function joinLanguage(prefix: string): Promise<void> {
  const folder = join(root, prefix);
  await rename(join(folder, 'index.html'), `${folder}.html`);
  await Promise.all(
    [...publicFolders, ...published, 'sitemap.xml'].map((name) =>
      rm(join(folder, name), { recursive: true, force: true }),
    ),
  );
}

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

async function finishPage(file: string, endpoint: string | undefined): Promise<void> {
  const path = join(root, file);
  const $ = load(await readFile(path, 'utf8'));
  try {
    inlineStyles($, (address) => readFileSync(join(root, address), 'utf8'));
    lowerFontPriority($);
    deferScripts($);
    addPolicy($, endpoint);
    await writeFile(path, $.html());
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

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
refuseDoubles();
const prefixes = languages.flatMap(({ prefix }) => prefix || []);
await Promise.all(prefixes.map(joinLanguage));
await Promise.all(
  filesIn(root)
    .filter(isUnneeded)
    .map((file) => rm(join(root, file))),
);
// Next has put files of these names in their place, or they were removed above.
await cp('public', root, { recursive: true });
removeEmpty(root);
const pages = filesIn(root).filter((file) => file.endsWith('.html') && !isPublished(file));
await forEachConcurrently(pages, (file) => finishPage(file, endpoint));
// An export with samples is never published: no host gets a configuration.
if (!hasSamples) await writeHosting(endpoint);
await compressAll(root);
