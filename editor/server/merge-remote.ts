/** Merges the local branch with the remote branch; files of content field by field. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Choice, Conflict, Remote } from '../api';
import { formAt } from '../form/find-form';
import { fieldLabel } from '../form/field-label';
import { textOf, type Json, type JsonRecord } from '../form/json';
import { merge } from '../form/merge';
import { withValueAt } from '../form/value-at';
import { labelOf } from './labels';
import { git, tryGit, type GitFailure } from './git';
import { authorOf, helperSeconds } from './repository';
import { readAt, readForm, serializeForm, type ReadFile } from './form-files';

/** Thrown by a merge if both sides have changed the same fields and no choice was made. */
export class ConflictError extends Error {
  constructor(readonly list: readonly Conflict[]) {
    super('Somebody else has sent other words for the same fields. Choose which stay.');
  }
}

/** An error for conflicts that a form cannot resolve. */
const developerError = (reason: string) =>
  new Error(
    `${reason} Ask a developer to put both together (“git pull”), then press Send. Nothing was sent.`,
  );

/** Merges a file that both sides have changed, field by field. Adds fields without a choice to `unresolved`. */
async function mergeFile(
  name: string,
  [base, ours, theirs]: readonly [ReadFile, ReadFile, ReadFile],
  choices: readonly Choice[],
  unresolved: Conflict[],
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
  if (!form) throw developerError(`Both have changed ${name}.`);
  const versions = await Promise.all([base, ours, theirs].map((read) => readForm(form, read)));
  const [before, mine, other] = versions;
  if (!mine || !other)
    throw developerError(`“${labelOf(name)}” was taken away by one and changed by the other.`);
  const { words: merged, both } = merge(form.schema, before?.words ?? {}, mine.words, other.words);
  let words = merged;
  // From the end: removing an entry shifts those after it.
  for (const each of [...both].reverse()) {
    const choice = choices.find((one) => one.file === file && one.path === each.path);
    if (choice?.take === 'theirs') words = withValueAt(words ?? {}, each.path, each.theirs);
    const label = `${labelOf(name)} › ${fieldLabel(form.schema, each.path)}`;
    if (!choice)
      unresolved.unshift({
        ...{ file, label, path: each.path },
        ...(each.mine === undefined ? {} : { mine: each.mine }),
        ...(each.theirs === undefined ? {} : { theirs: each.theirs }),
      });
  }
  return serializeForm(form, words as JsonRecord, mine.text);
}

/** Generated files: conflicts in them need no merge, because they are generated again. */
const generatedFiles = /^(?:public\/|content\/images\/|components\/|styles\/|scripts\/images\/)/;

/** Creates a merge commit and fast-forwards the working tree to it. Throws a `ConflictError` if a choice is needed. */
export async function mergeRemote(
  theirs: string,
  remote: Remote,
  choices: readonly Choice[],
  person: string | undefined,
): Promise<void> {
  const base = await tryGit('merge-base', 'HEAD', theirs);
  if (!base) throw developerError('What is there has nothing in common with what is here.');
  const prefix = await tryGit('rev-parse', '--show-prefix');
  // Prints the merged tree and then the files in conflict. Exits with 1 if there are any, so the output is in the error.
  const merged = await git([
    'merge-tree',
    '--write-tree',
    '--name-only',
    '--no-messages',
    'HEAD',
    theirs,
  ]).catch((error: GitFailure) => error.message);
  const [tree = '', ...conflicting] = merged.trim().split('\n');
  if (!/^[0-9a-f]{40,64}$/.test(tree)) throw developerError('Both have changed the project.');
  const files = conflicting.filter(Boolean).map((file) => file.slice(prefix.length));
  const folder = await mkdtemp(path.join(tmpdir(), 'aurifera-merge-'));
  const env = { GIT_INDEX_FILE: path.join(folder, 'index'), ...authorOf(person) };
  const unresolved: Conflict[] = [];
  try {
    await git(['read-tree', tree], { env });
    for (const file of files) {
      if (generatedFiles.test(file)) {
        const blob = await tryGit('rev-parse', '--verify', '--quiet', `${theirs}:${prefix}${file}`);
        const indexUpdate = blob
          ? ['--cacheinfo', `100644,${blob},${prefix}${file}`]
          : ['--force-remove', `${prefix}${file}`];
        await git(['update-index', ...indexUpdate], { env });
        continue;
      }
      if (!file.startsWith('content/')) throw developerError(`Both have changed ${file}.`);
      const readers = [readAt(base), readAt('HEAD'), readAt(theirs)] as const;
      const text = await mergeFile(file.replace('content/', ''), readers, choices, unresolved);
      const mergedFile = path.join(folder, 'file');
      await writeFile(mergedFile, text);
      const blob = (await git(['hash-object', '-w', '--no-filters', mergedFile])).trim();
      await git(['update-index', '--cacheinfo', `100644,${blob},${prefix}${file}`], { env });
    }
    if (unresolved.length > 0) throw new ConflictError(unresolved);
    const mergedTree = (await git(['write-tree'], { env })).trim();
    const signing = (await tryGit('config', '--bool', 'commit.gpgsign')) === 'true' ? ['-S'] : [];
    const message = `Put together with what others have sent to ${remote.name}`;
    const commit = await git(
      ['commit-tree', ...signing, '-p', 'HEAD', '-p', theirs, '-m', message, mergedTree],
      { env, helperSeconds },
    );
    // Leaves uncommitted changes alone and fails if the merge would overwrite them.
    await git(['merge', '--ff-only', '--quiet', commit.trim()]).catch(
      ({ message: reason }: GitFailure) => {
        throw /would be overwritten/.test(reason)
          ? new Error(
              'Somebody has saved words meanwhile that others have changed too. Publish these first, then press Send.',
            )
          : developerError(reason);
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
