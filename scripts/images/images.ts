/**
 * Makes the web's pictures from the masters: `npm run images` packs what changed, then draws icons
 * and share images; with names it looks at those alone; `npm run images -- --check` changes nothing
 * and fails if masters, files, manifest and use disagree, or if a file is over its budget.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../run/refuse';
import { check } from './check';
import { checkDrawn, draw } from './drawn';
import { layers } from './layers';
import { packLayer, packPicture } from './pack';
import { pictures } from './pictures';
import { folders, readRecord, recordFile, type PackRecord } from './record';
import { splitLineSource, manifestSource, placeholderSource, textureSource } from './write';

const splitLineFile = 'styles/textures/split-line.json';

/** Every text file that follows from the record, by its path. */
async function sources(record: PackRecord): Promise<Record<string, string>> {
  const split = JSON.parse(await readFile(splitLineFile, 'utf8')) as { points: number[][] };
  return {
    'lib/images/manifest.ts': manifestSource(record),
    'components/ui/picture/_placeholders.scss': placeholderSource(record),
    'styles/textures/_generated.scss': textureSource(record),
    'styles/textures/_split-line.scss': splitLineSource(split.points),
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const save = (record: PackRecord) => writeFile(recordFile, `${JSON.stringify(record, null, 1)}\n`);

async function pack(names: readonly string[]): Promise<void> {
  await mkdir(folders.packed, { recursive: true });
  const before = await readRecord();
  const record: PackRecord = {};
  const jobs = [
    ...pictures.map((settings) => ({
      id: settings.name,
      run: () => packPicture(settings, before[settings.name]),
    })),
    ...layers.map((settings) => ({
      id: settings.master,
      run: () => packLayer(settings, before[settings.master]),
    })),
  ];
  for (const { id, run } of jobs) {
    const passedOver = names.length > 0 && !names.includes(id) ? before[id] : undefined;
    const { packed, made } = passedOver
      ? { packed: passedOver, made: false }
      : await run().catch((error: unknown) => refuse(`${id}: ${messageOf(error)}`));
    record[id] = packed;
    if (made) {
      await save({ ...before, ...record });
      const sizes = packed.files.map(({ width, format, bytes }) => `${width} ${format} ${bytes}`);
      console.log(`${id}: ${sizes.join(', ')}`);
    }
  }
  const wanted = new Set(
    Object.values(record).flatMap(({ files }) => files.map(({ file }) => file)),
  );
  for (const entry of await readdir(folders.packed, { withFileTypes: true })) {
    if (entry.isFile() && !wanted.has(entry.name)) await rm(path.join(folders.packed, entry.name));
  }
  await save(record);
  for (const [file, text] of Object.entries(await sources(record))) await writeFile(file, text);
}

if (process.argv.includes('--check')) {
  const record = await readRecord();
  const problems = await Promise.all([
    sources(record).then((text) => check(record, text)),
    checkDrawn(),
  ])
    .then((lists) => lists.flat())
    .catch((error: unknown) => refuse(messageOf(error)));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  const names = process.argv.slice(2);
  const known = [...pictures.map(({ name }) => name), ...layers.map(({ master }) => master)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no picture ${unknown.join(', ')}. There are: ${known.join(', ')}`);
    process.exitCode = 1;
  } else {
    await pack(names);
    if (names.length === 0) await draw();
  }
}
