/**
 * The step after `next build`: makes of each exported page what a host sends. Scripts after the
 * first paint, styles and policy in the page, compressed copies beside the files. Why:
 * docs/decisions/export-step.md; what each part is worth: docs/decisions/measurements.md.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtPolicyFile } from '../../hosting/built-policy';
import { compressible, ending } from '../../hosting/content-types';
import { configurations } from '../../hosting/generate/generate';
import { describeSite } from '../../hosting/generate/site';
import type { PolicyNeeds } from '../../hosting/policy';
import { exportedRoutes } from '../../hosting/routes';
import { auditReact, auditScript, isForDevelopment } from './audit';
import { bundlePages } from './bundles';
import { compressFile } from './compress';
import { filesIn, readerOf, removeStrays } from './files';
import { parsePage } from './html';
import { buildLoader } from './loader/build';
import { bundleFolder, finishPage } from './page';
import { withoutHints } from './payload';
import { takeScripts, withCompileHint } from './scripts';

const root = 'out';
const dist = dirname(builtPolicyFile);
/** As Next reads them for a build: the first file that names a variable wins. */
const settingsFiles = ['.env.production.local', '.env.local', '.env.production', '.env'];

async function finishPages(): Promise<PolicyNeeds[]> {
  const read = readerOf(root);
  const files = filesIn(root).filter((file) => ending(file) === 'html');
  const pages = new Map(files.map((file) => [file, parsePage(read(file))]));
  const scripts = new Map([...pages].map(([file, page]) => [file, takeScripts(page)]));
  const bundles = bundlePages(
    new Map([...scripts].map(([file, { sources }]) => [file, sources])),
    read,
  );
  const settings = {
    loader: await buildLoader(),
    endpoint: process.env.NEXT_PUBLIC_CONTACT_ENDPOINT,
    read,
  };

  // All pages are checked before the first is written: a refused export stays as Next left it.
  const finished = [...pages].map(([file, page]) => {
    const needed = [bundles.own.get(file), bundles.shared].filter((bundle) => bundle !== undefined);
    const payload = scripts.get(file)?.payload ?? '';
    return { file, ...finishPage(file, page, payload, needed, settings) };
  });
  for (const { name, code } of [bundles.shared, ...bundles.own.values()]) {
    await writeFile(join(root, bundleFolder, name), code);
  }
  for (const { file, html } of finished) await writeFile(join(root, file), html);
  return finished.map(({ needs }) => needs);
}

async function finishScripts(): Promise<void> {
  const read = readerOf(root);
  for (const file of filesIn(root).filter((name) => ending(name) === 'js')) {
    await writeFile(join(root, file), withCompileHint(read(file)));
  }
}

/** Browsers complain of what is fetched ahead and then not used. */
async function finishPayloads(): Promise<void> {
  const read = readerOf(root);
  for (const file of filesIn(root).filter((name) => name.endsWith('.txt'))) {
    await writeFile(join(root, file), withoutHints(file, read(file)));
  }
}

function auditScripts(): void {
  const read = readerOf(root);
  const found = (audit: (code: string, file: string) => string[]) =>
    filesIn(root)
      .filter((file) => ending(file) === 'js')
      .flatMap((file) => audit(read(file), file).map((what) => `\n  ${file}: ${what}`));
  const refused = found(auditScript);
  if (refused.length > 0) throw new Error(`code made out of text:${refused.join('')}`);
  const missing = found(auditReact);
  if (missing.length > 0) throw new Error(`left out of React, but used:${missing.join('')}`);
}

function auditDevelopment(): void {
  const read = readerOf(root);
  const found = filesIn(root).filter(
    (file) => compressible.has(ending(file)) && isForDevelopment(read(file)),
  );
  if (found.length > 0) throw new Error(`for development only:\n  ${found.join('\n  ')}`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** One policy for every response, what any page needs and no more, and each host's configuration. */
async function writeHosting(needs: readonly PolicyNeeds[]): Promise<void> {
  const union = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  const policy: PolicyNeeds = {
    scripts: union(needs.flatMap(({ scripts }) => scripts)),
    styles: union(needs.flatMap(({ styles }) => styles)),
    endpoint: process.env.NEXT_PUBLIC_CONTACT_ENDPOINT,
  };
  await rm(dist, { recursive: true, force: true });
  await write(builtPolicyFile, `${JSON.stringify(policy, null, 2)}\n`);
  for (const { path, text } of configurations(describeSite(exportedRoutes(root), policy))) {
    await write(join(dist, path), text);
  }
}

async function compressAll(): Promise<void> {
  const files = filesIn(root).filter((file) => compressible.has(ending(file)));
  for (const file of files) {
    const { br } = await compressFile(join(root, file));
    if (ending(file) === 'html') console.log(`${file.padEnd(26)} ${br} bytes of brotli`);
  }
}

settingsFiles.filter((file) => existsSync(file)).forEach((file) => process.loadEnvFile(file));
removeStrays(root);
await writeHosting(await finishPages());
await finishScripts();
await finishPayloads();
auditScripts();
auditDevelopment();
await compressAll();
