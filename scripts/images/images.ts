/**
 * `npm run images` makes the web's pictures, icons and share images from the masters, where those or
 * their settings changed. `npm run images -- --check` changes nothing, and fails if masters, files,
 * generated sources and use disagree, or if a file is over its budget.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '../run/arguments';
import { exitWithError } from '../run/exit-with-error';
import { checkImages } from './check';
import { checkDrawn, drawChangedFiles } from './drawn';
import { generatedSources } from './generate';
import { packLayer, packPicture } from './pack';
import { isPacked, packedFolder, planAll, type Plan, type Plans } from './plan';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function packChanged<Settings extends object>(
  plans: readonly Plan<Settings>[],
  make: (plan: Plan<Settings>) => Promise<void>,
): Promise<void> {
  for (const plan of plans.filter((each) => !isPacked(each)))
    await make(plan).catch((error: unknown) =>
      exitWithError(`${plan.master}: ${messageOf(error)}`),
    );
}

async function pack(plans: Plans): Promise<void> {
  await mkdir(packedFolder, { recursive: true });
  await packChanged(plans.pictures, packPicture);
  await packChanged(plans.layers, packLayer);
  const all = [...plans.pictures, ...plans.layers];
  const wanted = new Set(all.flatMap(({ files }) => files.map(({ file }) => file)));
  for (const entry of await readdir(packedFolder, { withFileTypes: true }))
    if (entry.isFile() && !wanted.has(entry.name)) await rm(path.join(packedFolder, entry.name));
  for (const [file, text] of Object.entries(await generatedSources(plans)))
    await writeFile(file, text);
}

const { values } = readArguments(
  { options: { check: { type: 'boolean' } } },
  'Usage: npm run images [-- --check]',
);
const plans = await planAll().catch((error: unknown) => exitWithError(messageOf(error)));
if (values.check) {
  const problems = [...(await checkImages(plans)), ...(await checkDrawn())];
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  await pack(plans);
  await drawChangedFiles();
}
