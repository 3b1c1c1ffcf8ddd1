/** Pictures that came by the editor and that nothing saved names: somebody may have one in a draft. */
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../content/languages';
import { pictureNames } from '../../content/schema/address';
import { allForms } from '../../content/schema/forms';
import { textFilesIn } from '../../content/text-files';
import { git, tryGit } from './git';
import { masterOf, masters, ofEditor, pack, stem } from './pictures';
import { inTurn } from './queue';
import { readSaved } from './stored';

/** Where they lie while the others are published. */
const aside = '.edit/pictures';
const daysAside = 30;

/** The pictures that what is saved names. */
async function usedPictures(): Promise<ReadonlySet<string>> {
  const texts = languages.flatMap(({ code }) => Object.values(textFilesIn(code)));
  const words = await Promise.all(allForms.map(({ file }) => readSaved(`${file}.json`)));
  return new Set([...words, ...texts].join().match(/\b(?:serve|text)-[\w-]+/g));
}

/** The pictures that came by the editor and that nothing saved names: their masters. */
async function unusedMasters(): Promise<string[]> {
  const used = await usedPictures();
  // A project may have none.
  const files = await readdir(masters).catch((): string[] => []);
  return files.filter(
    (file) => ofEditor.test(stem(file)) && !used.has(stem(file)) && stem(file) !== 'serve-counter',
  );
}

/** Pictures that are neither published nor named by a saved form: somebody may have one in a draft. */
export const unpublishedPictures = async () => (await unusedMasters()).map(stem);

/**
 * Runs a task without the pictures that nothing saved names: those that were published are gone from then on, the others
 * are back after it, for somebody may have them in a draft. After a month they go.
 */
export async function withoutUnusedPictures<Result>(task: () => Promise<Result>): Promise<Result> {
  await mkdir(aside, { recursive: true });
  for (const file of await unusedMasters()) {
    const master = path.join(masters, file);
    const isPublished = (await tryGit('ls-files', '--', master)) !== '';
    const age = Date.now() - (await stat(master)).mtimeMs;
    if (isPublished || age > daysAside * 86_400_000) {
      await rm(master);
      pictureNames.delete(stem(file));
    } else await rename(master, path.join(aside, file));
  }
  try {
    return await task();
  } finally {
    await bringBackPictures();
  }
}

/** Puts back what was set aside, also after the editor was ended in between. */
export async function bringBackPictures(): Promise<void> {
  const files = await readdir(aside).catch((): string[] => []);
  for (const file of files) await rename(path.join(aside, file), path.join(masters, file));
  if (files.length > 0) await pack(() => {});
  for (const file of files) pictureNames.add(stem(file));
}

/** Gets a picture back that earlier words name and that went when it was not needed any more. */
export async function restorePictures(words: unknown): Promise<void> {
  const named = JSON.stringify(words).match(/\b(?:serve|text)-[\w-]+/g) ?? [];
  const missing = [...new Set(named)].filter((name) => !pictureNames.has(name));
  for (const name of missing)
    await inTurn(async () => {
      if (await masterOf(name)) return;
      const gone = ['log', '-1', '--diff-filter=D', '--format=%H', '--name-only'];
      const found = await tryGit(...gone, '--', `${masters}/${name}.*`);
      const [commit, , file] = found.split('\n');
      if (!commit || !file) return;
      const content = await git(['show', `${commit}^:${file}`], { encoding: 'latin1' });
      await writeFile(path.join(masters, path.basename(file)), Buffer.from(content, 'latin1'));
      if ((await pack(() => {})).code === 0) pictureNames.add(name);
    });
}
