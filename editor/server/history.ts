/** What was published, read from the commits. Nothing of them is rewritten. */
import { englishOf } from '../../content/schema/twins';
import type { History, Published } from '../api';
import { textPageOf } from '../form/find-form';
import { fileInWords, type Named } from './changes';
import { git } from './git';
import { publishable } from './repository';
import { formOf, nameOf, readAt, readSaved, storedIn } from './stored';
import type { JsonRecord } from '../form/json';
import { Refusal } from './refusal';

/** How many of what was published are read at a time, and how many files of each. */
const atOnce = 15;
const mostFiles = 25;

/** What people can read of it: not the pictures that were drawn for it. */
const readable = publishable.filter(
  (place) => /^(?:content|art)\//.test(place) && !/images/.test(place),
);

const isId = (id: string) => /^[0-9a-f]{40,64}$/.test(id);

interface Commit extends Omit<Published, 'changes'> {
  readonly files: readonly string[];
}

/** The commits that have changed some files, the newest first. */
async function commitsOf(paths: readonly string[], from: string, isOnePage: boolean) {
  const prefix = (await git(['rev-parse', '--show-prefix'])).trim();
  const log = await git([
    ...['log', '--no-merges', `--max-count=${atOnce + 1}`, '--name-only', '-z'],
    // A page may have had another address.
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
      const [id = '', when = '', author = '', more = '', sentence = '', files = ''] =
        record.split('\x1f');
      const others = more.split('\x1d').map((each) => each.replace(/ *<.*/, ''));
      const name = [author, ...others].filter(Boolean).join(', ');
      const named = files.split('\0').map((file) => file.trim().slice(prefix.length));
      return { id, when, name, sentence, files: named.filter(Boolean) };
    });
}

async function inWords({ files, ...commit }: Commit, file: string | undefined): Promise<Published> {
  const [before, after] = [readAt(`${commit.id}^`), readAt(commit.id)];
  const changes: Named[] = [];
  const words = files.filter((each) => each.startsWith('content/'));
  for (const each of words.slice(0, mostFiles)) {
    const named = await fileInWords(each, before, after);
    if (named.lines.length > 0 && (named.file !== '' || file === undefined)) changes.push(named);
  }
  const pictures = files.length - words.length;
  const more = Math.max(0, words.length - mostFiles);
  const lines = [
    ...(more > 0 ? [`and ${more} files of words more`] : []),
    ...(pictures > 0 && file === undefined ? [`${pictures} pictures`] : []),
  ];
  if (lines.length > 0) changes.push({ file: '', label: '', lines });
  return { ...commit, changes };
}

/** What was published of the whole site, or of one form; from a commit on, or from the newest. */
export async function readHistory(file?: string, from = 'HEAD'): Promise<History> {
  if (from !== 'HEAD' && !isId(from)) throw new Refusal('There is nothing of that name.', 404);
  const paths = file === undefined ? readable : [`content/${nameOf(formOf(file))}`];
  const isPage = file !== undefined && textPageOf(file) !== undefined;
  const commits = await commitsOf(paths, from, isPage);
  const list: Published[] = [];
  for (const commit of commits.slice(0, atOnce)) list.push(await inWords(commit, file));
  const next = commits[atOnce]?.id;
  return { published: list, ...(next === undefined ? {} : { next }) };
}

/** A form as it was published, beside the English of today. */
export async function readEarlier(id: string, file: string): Promise<JsonRecord> {
  const form = formOf(file);
  const english = englishOf(nameOf(form));
  const then = readAt(id);
  const stored =
    isId(id) &&
    (await storedIn(form, (name) =>
      name === english && name !== nameOf(form) ? readSaved(name) : then(name),
    ));
  if (!stored) throw new Refusal('This was not there then.', 404);
  return stored.words;
}
