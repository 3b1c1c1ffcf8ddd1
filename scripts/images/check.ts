import { readFileSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectFiles } from '../check/files';
import { generatedSources } from './generate';
import { isPacked, packedFolder, type Plan, type Plans } from './plan';

const stale = 'run "npm run images" and commit the result';

const staleMasters = (plans: readonly Plan<object>[]) =>
  plans
    .filter((plan) => !isPacked(plan))
    .map(({ master }) => `${master}: the master or its settings changed: ${stale}`);

/** Files in the folder of packed images that belong to no plan. */
async function strays(plans: readonly Plan<object>[]): Promise<string[]> {
  const wanted = new Set(plans.flatMap(({ files }) => files.map(({ file }) => file)));
  const there = await readdir(packedFolder, { withFileTypes: true });
  return there.filter((entry) => entry.isFile() && !wanted.has(entry.name)).map(({ name }) => name);
}

async function staleSources(plans: Plans): Promise<string[]> {
  const texts = Object.entries(await generatedSources(plans)).map(async ([file, text]) =>
    (await readFile(file, 'utf8').catch(() => '')) === text ? [] : [`${file}: stale, ${stale}`],
  );
  return (await Promise.all(texts)).flat();
}

const overBudget = (plans: readonly Plan<object>[]) =>
  plans
    .filter(isPacked)
    .flatMap(({ files }) => files)
    .flatMap(({ file, budget = Infinity }) => {
      const { size } = statSync(path.join(packedFolder, file));
      return size > budget ? [`${file} weighs ${size} of ${budget} bytes`] : [];
    });

const textOf = (folders: RegExp, ...endings: string[]) =>
  projectFiles(...endings)
    .filter((file) => folders.test(file) && !file.endsWith('/_generated.scss'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

function unused({ pictures, layers }: Plans): string[] {
  const code = textOf(/^(?:app|components|content)\/(?!images\/)/, '.ts', '.tsx', '.json', '.mdx');
  const styles = textOf(/^(?:app|components|styles)\//, '.scss');
  // Grounds and edges are chosen by name: styles/_ground.scss.
  const isUsed = (property: string) =>
    /^--(?:ground|edge)-/.test(property) || styles.includes(`var(${property}`);
  return [
    ...pictures
      .filter(({ master }) => !code.includes(`'${master}'`) && !code.includes(`"${master}"`))
      .map(({ master }) => `${master}: no page uses it`),
    ...layers
      .filter(({ settings }) => !isUsed(settings.property))
      .map(({ settings }) => `${settings.property}: no style uses it`),
  ];
}

/** Every disagreement between masters, files, generated sources and their use, in words. */
export async function checkImages(plans: Plans): Promise<string[]> {
  const all = [...plans.pictures, ...plans.layers];
  return [
    ...staleMasters(all),
    ...(await strays(all)).map((file) => `${file}: belongs to no picture`),
    ...(await staleSources(plans)),
    ...overBudget(all),
    ...unused(plans),
  ];
}
