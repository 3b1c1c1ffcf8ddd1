/** Pictures added in the editor that no saved content uses. They are not published, but a draft may still use them. */
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../content/languages';
import { pictureNames } from '../../content/schema/address';
import { allForms } from '../../content/schema/forms';
import { textFilesIn } from '../../content/text-files';
import { git, tryGit } from './git';
import { masterOf, masters, editorPicture, generateImages, stem } from './pictures';
import { runExclusive } from './queue';
import { readSaved } from './form-files';

/** The folder that unused pictures are moved to during publishing. */
const stashFolder = '.edit/pictures';
const maxAgeDays = 30;

/** The names of the pictures that saved content uses. */
async function usedPictures(): Promise<ReadonlySet<string>> {
  const texts = languages.flatMap(({ code }) => Object.values(textFilesIn(code)));
  const words = await Promise.all(allForms.map(({ file }) => readSaved(`${file}.json`)));
  return new Set([...words, ...texts].join().match(/\b(?:serve|text)-[\w-]+/g));
}

/** The master files of pictures added in the editor that no saved content uses. */
async function unusedMasters(): Promise<string[]> {
  const used = await usedPictures();
  // The folder may not exist.
  const files = await readdir(masters).catch((): string[] => []);
  return files.filter(
    (file) =>
      editorPicture.test(stem(file)) && !used.has(stem(file)) && stem(file) !== 'serve-counter',
  );
}

/** The names of pictures that publishing leaves out, because no saved content uses them. */
export const unpublishedPictures = async () => (await unusedMasters()).map(stem);

/**
 * Runs a task without the unused pictures. Those that were published, or are older than a month, are deleted; the others
 * are moved back afterwards, because a draft may use them.
 */
export async function withoutUnusedPictures<Result>(task: () => Promise<Result>): Promise<Result> {
  await mkdir(stashFolder, { recursive: true });
  for (const file of await unusedMasters()) {
    const master = path.join(masters, file);
    const isPublished = (await tryGit('ls-files', '--', master)) !== '';
    const age = Date.now() - (await stat(master)).mtimeMs;
    if (isPublished || age > maxAgeDays * 86_400_000) {
      await rm(master);
      pictureNames.delete(stem(file));
    } else await rename(master, path.join(stashFolder, file));
  }
  try {
    return await task();
  } finally {
    await restoreStashedPictures();
  }
}

/** Moves the stashed pictures back, also at the start after an interrupted publishing. */
export async function restoreStashedPictures(): Promise<void> {
  const files = await readdir(stashFolder).catch((): string[] => []);
  for (const file of files) await rename(path.join(stashFolder, file), path.join(masters, file));
  if (files.length > 0) await generateImages(() => {});
  for (const file of files) pictureNames.add(stem(file));
}

/** Restores deleted pictures that the words use again, from the commit before their deletion. */
export async function restoreDeletedPictures(words: unknown): Promise<void> {
  const used = JSON.stringify(words).match(/\b(?:serve|text)-[\w-]+/g) ?? [];
  const missing = [...new Set(used)].filter((name) => !pictureNames.has(name));
  for (const name of missing)
    await runExclusive(async () => {
      if (await masterOf(name)) return;
      const deletion = ['log', '-1', '--diff-filter=D', '--format=%H', '--name-only'];
      const log = await tryGit(...deletion, '--', `${masters}/${name}.*`);
      const [commit, , file] = log.split('\n');
      if (!commit || !file) return;
      const content = await git(['show', `${commit}^:${file}`], { encoding: 'latin1' });
      await writeFile(path.join(masters, path.basename(file)), Buffer.from(content, 'latin1'));
      if ((await generateImages(() => {})).code === 0) pictureNames.add(name);
    });
}
