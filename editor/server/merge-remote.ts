/** Puts together what is here and what others have sent, field by field. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Choice, Conflict, Remote } from '../api';
import { formAt } from '../form/find-form';
import { inWords } from '../form/in-words';
import { textOf, type Json, type JsonRecord } from '../form/json';
import { merge } from '../form/merge';
import { withValueAt } from '../form/value-at';
import { labelOf } from './labels';
import { git, tryGit, type GitFailure } from './git';
import { authorOf, helperSeconds } from './repository';
import { readAt, storedIn, textWith, type Read } from './stored';

/** Words that two people have changed, each their own way. */
export class Conflicts extends Error {
  constructor(readonly list: readonly Conflict[]) {
    super('Somebody else has sent other words for the same fields. Choose which stay.');
  }
}

const developer = (why: string) =>
  new Error(
    `${why} Ask a developer to put both together (“git pull”), then press Send. Nothing was sent.`,
  );

/** A file that both have changed, put together field by field. Adds to `open` what a person has to choose. */
async function joined(
  name: string,
  [base, ours, theirs]: readonly [Read, Read, Read],
  choices: readonly Choice[],
  open: Conflict[],
): Promise<string> {
  const file = name.replace(/\.\w+$/, '');
  const form = formAt(file);
  if (!form && /^translations\/\w+\.json$/.test(name)) {
    const all = [base, ours, theirs].map(
      async (read) => JSON.parse((await read(name)) ?? '{}') as Json,
    );
    const [before, mine, other] = await Promise.all(all);
    return textOf(merge(undefined, before, mine, other).words);
  }
  if (!form) throw developer(`Both have changed ${name}.`);
  const versions = await Promise.all([base, ours, theirs].map((read) => storedIn(form, read)));
  const [before, mine, other] = versions;
  if (!mine || !other)
    throw developer(`“${labelOf(name)}” was taken away by one and changed by the other.`);
  const { words: merged, both } = merge(form.schema, before?.words ?? {}, mine.words, other.words);
  let words = merged;
  // From the end: taking an entry out moves those behind it.
  for (const each of [...both].reverse()) {
    const choice = choices.find((one) => one.file === file && one.path === each.path);
    if (choice?.take === 'theirs') words = withValueAt(words ?? {}, each.path, each.theirs);
    const label = `${labelOf(name)} › ${inWords(form.schema, each.path)}`;
    if (!choice)
      open.unshift({
        ...{ file, label, path: each.path },
        ...(each.mine === undefined ? {} : { mine: each.mine }),
        ...(each.theirs === undefined ? {} : { theirs: each.theirs }),
      });
  }
  return textWith(form, words as JsonRecord, mine.text);
}

/** What follows from words and masters, and is drawn anew. */
const drawn = /^(?:public\/|content\/images\/|components\/|styles\/|scripts\/images\/)/;

/** Commits what both have, and has the working folder follow. Throws `Conflicts` where a person has to choose. */
export async function putTogether(
  theirs: string,
  remote: Remote,
  choices: readonly Choice[],
  person: string | undefined,
): Promise<void> {
  const base = await tryGit('merge-base', 'HEAD', theirs);
  if (!base) throw developer('What is there has nothing in common with what is here.');
  const prefix = await tryGit('rev-parse', '--show-prefix');
  // Its first line is a tree, the others are files in conflict. It ends with 1 where there are any.
  const merged = await git([
    'merge-tree',
    '--write-tree',
    '--name-only',
    '--no-messages',
    'HEAD',
    theirs,
  ]).catch((error: GitFailure) => error.message);
  const [tree = '', ...conflicting] = merged.trim().split('\n');
  if (!/^[0-9a-f]{40,64}$/.test(tree)) throw developer('Both have changed the project.');
  const files = conflicting.filter(Boolean).map((file) => file.slice(prefix.length));
  const folder = await mkdtemp(path.join(tmpdir(), 'aurifera-merge-'));
  const env = { GIT_INDEX_FILE: path.join(folder, 'index'), ...authorOf(person) };
  const open: Conflict[] = [];
  try {
    await git(['read-tree', tree], { env });
    for (const file of files) {
      if (drawn.test(file)) {
        const blob = await tryGit('rev-parse', '--verify', '--quiet', `${theirs}:${prefix}${file}`);
        const place = blob
          ? ['--cacheinfo', `100644,${blob},${prefix}${file}`]
          : ['--force-remove', `${prefix}${file}`];
        await git(['update-index', ...place], { env });
        continue;
      }
      if (!file.startsWith('content/')) throw developer(`Both have changed ${file}.`);
      const readers = [readAt(base), readAt('HEAD'), readAt(theirs)] as const;
      const text = await joined(file.replace('content/', ''), readers, choices, open);
      const written = path.join(folder, 'file');
      await writeFile(written, text);
      const blob = (await git(['hash-object', '-w', '--no-filters', written])).trim();
      await git(['update-index', '--cacheinfo', `100644,${blob},${prefix}${file}`], { env });
    }
    if (open.length > 0) throw new Conflicts(open);
    const whole = (await git(['write-tree'], { env })).trim();
    const sign = (await tryGit('config', '--bool', 'commit.gpgsign')) === 'true' ? ['-S'] : [];
    const message = `Put together with what others have sent to ${remote.name}`;
    const commit = await git(
      ['commit-tree', ...sign, '-p', 'HEAD', '-p', theirs, '-m', message, whole],
      { env, helperSeconds },
    );
    // Leaves what is not committed as it is, and refuses where it would have to be overwritten.
    await git(['merge', '--ff-only', '--quiet', commit.trim()]).catch(
      ({ message: why }: GitFailure) => {
        throw /would be overwritten/.test(why)
          ? new Error(
              'Somebody has saved words meanwhile that others have changed too. Publish these first, then press Send.',
            )
          : developer(why);
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
