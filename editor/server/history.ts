/** Reads the history of published changes from the commits. */
import { englishOf } from '../../content/schema/twins';
import type { History, Published } from '../api';
import { textPageOf } from '../form/find-form';
import { describeFileChange, type FileChange } from './changes';
import { git } from './git';
import { publishable } from './repository';
import { formOf, fileNameOf, readAt, readSaved, readForm } from './form-files';
import type { JsonRecord } from '../form/json';
import { Refusal } from './refusal';

/** Commits per page of the history, and files described for each commit. */
const pageSize = 15;
const maxFilesPerCommit = 25;

/** The published paths that the history shows: generated pictures are left out. */
const readablePaths = publishable.filter(
  (path) => /^(?:content|art)\//.test(path) && !/images/.test(path),
);

const isCommitId = (id: string) => /^[0-9a-f]{40,64}$/.test(id);

interface Commit extends Omit<Published, 'changes'> {
  readonly files: readonly string[];
}

/** The commits that changed any of the paths, newest first. */
async function commitsOf(paths: readonly string[], from: string, isOnePage: boolean) {
  const prefix = (await git(['rev-parse', '--show-prefix'])).trim();
  const log = await git([
    ...['log', '--no-merges', `--max-count=${pageSize + 1}`, '--name-only', '-z'],
    // A page may have been renamed.
    ...(isOnePage ? ['--follow'] : ['--no-renames']),
    ...[
      '--format=%x1e%H%x1f%aI%x1f%an%x1f%(trailers:key=Co-authored-by,valueonly,separator=%x1d)%x1f%s%x1f',
      from,
      '--',
      ...paths,
    ],
  ]).catch(() => '');
  return log
    .split('\x1e')
    .filter(Boolean)
    .map((record): Commit => {
      const [id = '', when = '', author = '', coAuthors = '', sentence = '', files = ''] =
        record.split('\x1f');
      const others = coAuthors.split('\x1d').map((each) => each.replace(/ *<.*/, ''));
      const name = [author, ...others].filter(Boolean).join(', ');
      const changedFiles = files.split('\0').map((file) => file.trim().slice(prefix.length));
      return { id, when, name, sentence, files: changedFiles.filter(Boolean) };
    });
}

/** A commit with its changes described; of one form, where `file` names it. */
async function describeCommit(
  { files, ...commit }: Commit,
  file: string | undefined,
): Promise<Published> {
  const [before, after] = [readAt(`${commit.id}^`), readAt(commit.id)];
  const changes: FileChange[] = [];
  const contentFiles = files.filter((each) => each.startsWith('content/'));
  for (const each of contentFiles.slice(0, maxFilesPerCommit)) {
    const change = await describeFileChange(each, before, after);
    if (change.lines.length > 0 && (change.formName !== '' || file === undefined))
      changes.push(change);
  }
  const pictures = files.length - contentFiles.length;
  const more = Math.max(0, contentFiles.length - maxFilesPerCommit);
  const lines = [
    ...(more > 0 ? [`and ${more} files of words more`] : []),
    ...(pictures > 0 && file === undefined ? [`${pictures} pictures`] : []),
  ];
  if (lines.length > 0) changes.push({ formName: '', label: '', lines });
  return { ...commit, changes };
}

/** One page of the history of the whole site or of one form, starting at the commit `from`. */
export async function readHistory(file?: string, from = 'HEAD'): Promise<History> {
  if (from !== 'HEAD' && !isCommitId(from))
    throw new Refusal('There is nothing of that name.', 404);
  const paths = file === undefined ? readablePaths : [`content/${fileNameOf(formOf(file))}`];
  const isPage = file !== undefined && textPageOf(file) !== undefined;
  const commits = await commitsOf(paths, from, isPage);
  const list: Published[] = [];
  for (const commit of commits.slice(0, pageSize)) list.push(await describeCommit(commit, file));
  const next = commits[pageSize]?.id;
  return { published: list, ...(next === undefined ? {} : { next }) };
}

/** A form at an earlier commit. A translation is combined with the current English. */
export async function readPublishedForm(id: string, file: string): Promise<JsonRecord> {
  const form = formOf(file);
  const english = englishOf(fileNameOf(form));
  const readThen = readAt(id);
  const content =
    isCommitId(id) &&
    (await readForm(form, (name) =>
      name === english && name !== fileNameOf(form) ? readSaved(name) : readThen(name),
    ));
  if (!content) throw new Refusal('This was not there then.', 404);
  return content.words;
}
