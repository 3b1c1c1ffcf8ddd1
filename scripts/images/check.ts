import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './encode';
import { layers } from './layers';
import { keyFor } from './pack';
import { pictures } from './pictures';
import { folders, type PackedFile, type PackRecord } from './record';

const stale = 'run "npm run images" and commit the result';

async function textOf(folder: string, endings: readonly string[]): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) =>
      entry.isFile() &&
      !entry.name.startsWith('_') &&
      endings.some((ending) => entry.name.endsWith(ending)),
  );
  const texts = await Promise.all(
    files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')),
  );
  return texts.join('\n');
}

async function staleMasters(record: PackRecord): Promise<string[]> {
  const all = [
    ...pictures.map((settings) => ({ id: settings.name, settings })),
    ...layers.map((settings) => ({ id: settings.master, settings })),
  ];
  const keys = await Promise.all(all.map(({ id, settings }) => keyFor(id, settings)));
  return all.flatMap(({ id }, index) =>
    record[id]?.key === keys[index] ? [] : [`${id}: the master or its settings changed: ${stale}`],
  );
}

async function wrongFiles(record: PackRecord): Promise<string[]> {
  const files = Object.values(record).flatMap((packed) => packed.files);
  const listed = files.map(({ file }) => file);
  const there = (await readdir(folders.packed, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const problems = there
    .filter((file) => !listed.includes(file))
    .map((file) => `${file}: belongs to no picture`);
  for (const { file, hash } of files) {
    const content = await readFile(path.join(folders.packed, file)).catch(() => undefined);
    if (!content) problems.push(`${file}: missing`);
    else if (hashOf(content) !== hash) problems.push(`${file}: not what the record says`);
  }
  return problems;
}

const overweight = (
  id: string,
  files: readonly PackedFile[],
  phoneWidth: number,
  budget: { phone: number; desktop: number },
) =>
  files.flatMap(({ file, width, bytes }) => {
    const limit = width <= phoneWidth ? budget.phone : budget.desktop;
    return bytes > limit ? [`${id}: ${file} weighs ${bytes} of ${limit} bytes`] : [];
  });

const overBudget = (record: PackRecord) => [
  ...pictures.flatMap(({ name, phoneWidth, budget }) => {
    const avif = record[name]?.files.filter(({ format }) => format === 'avif') ?? [];
    return overweight(name, avif, phoneWidth, budget);
  }),
  ...layers.flatMap(({ master, kind, width, budget }) => {
    const first = record[master]?.files.filter(
      ({ format }) => format === (kind === 'mask' ? 'webp' : 'avif'),
    );
    const phoneWidth = width.phone === width.desktop ? 0 : width.phone;
    return overweight(master, first ?? [], phoneWidth, budget);
  }),
];

async function unused(): Promise<string[]> {
  const code = (
    await Promise.all(
      ['app', 'components', 'content'].map((folder) => textOf(folder, ['.tsx', '.ts'])),
    )
  ).join('\n');
  const styles = (
    await Promise.all(['components', 'styles', 'app'].map((folder) => textOf(folder, ['.scss'])))
  ).join('\n');
  const grounds = await readFile('styles/_ground.scss', 'utf8').catch(() => '');
  const named = (property: string) =>
    styles.includes(`var(${property}`) ||
    grounds.includes(`var(${property}`) ||
    /^--(ground|edge)-/.test(property);
  return [
    ...pictures
      .filter(({ name }) => !code.includes(`'${name}'`) && !code.includes(`"${name}"`))
      .map(({ name }) => `${name}: no page uses it`),
    ...layers
      .filter(({ property }) => !named(property))
      .map(({ property }) => `${property}: no style uses it`),
  ];
}

/** Every disagreement between masters, record, files, sources and their use, in words. */
export async function check(
  record: PackRecord,
  sources: Record<string, string>,
): Promise<string[]> {
  const texts = await Promise.all(
    Object.entries(sources).map(async ([file, text]) =>
      (await readFile(file, 'utf8').catch(() => '')) === text ? [] : [`${file}: stale, ${stale}`],
    ),
  );
  return [
    ...texts.flat(),
    ...(await staleMasters(record)),
    ...(await wrongFiles(record)),
    ...overBudget(record),
    ...(await unused()),
  ];
}
