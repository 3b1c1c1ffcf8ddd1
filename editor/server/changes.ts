import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { GenericSchema } from 'valibot';
import { forms } from '../../content/schema/forms';
import { describe } from '../form/describe';
import { isList, isRecord, type Json } from '../form/json';
import { legalTexts } from '../form/legal-texts';

const run = promisify(execFile);
export const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { maxBuffer: 1e8 })).stdout;

/** All that the editor may change. */
export const published = [
  'content/facts',
  'content/words',
  'content/legal',
  'art/masters',
  'public/images',
  'public/share',
  'public/icons',
  'content/images/manifest.ts',
  'components/ui/picture/_placeholders.scss',
  'styles/textures/_generated.scss',
  'scripts/images/drawn.json',
];

const quoted = (value: Json | undefined) => {
  if (value === undefined) return 'nothing';
  if (isList(value)) return `“${value.map(String).join(' / ')}”`;
  return typeof value === 'string' ? `“${value}”` : String(value);
};

const nameOf = (item: Json, by: string | undefined) => {
  const name = by && isRecord(item) ? item[by] : undefined;
  return typeof name === 'string' ? name : JSON.stringify(item);
};

/** What two versions of a list of records differ in: added, removed, moved, changed. */
function listDifferences(schema: GenericSchema, before: readonly Json[], after: readonly Json[]) {
  const { entry, hints } = describe(schema);
  const names = (list: readonly Json[]) => list.map((item) => nameOf(item, hints.entryLabel));
  const [old, now] = [names(before), names(after)];
  const both = now.filter((name) => old.includes(name));
  const isMoved = both.join('\n') !== old.filter((name) => now.includes(name)).join('\n');
  return [
    ...now.filter((name) => !old.includes(name)).map((name) => `“${name}” added`),
    ...old.filter((name) => !now.includes(name)).map((name) => `“${name}” removed`),
    ...(isMoved ? ['in another order'] : []),
    ...both.flatMap((name) =>
      entry
        ? differences(entry, before[old.indexOf(name)], after[now.indexOf(name)]).map(
            (line) => `${name} › ${line}`,
          )
        : [],
    ),
  ];
}

/** What two versions of a field differ in, in words. */
export function differences(
  schema: GenericSchema,
  before: Json | undefined,
  after: Json | undefined,
): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const { label, kind, fields, entry } = describe(schema);
  const named = (lines: readonly string[]) =>
    lines.map((line) => [label, line].filter(Boolean).join(' › '));
  if (kind === 'record' && isRecord(before) && isRecord(after))
    return named(fields.flatMap(([name, field]) => differences(field, before[name], after[name])));
  const isCards = entry && describe(entry).kind === 'record';
  if (isCards && isList(before) && isList(after))
    return named(listDifferences(schema, before, after));
  return [`${label}: ${quoted(before)} is now ${quoted(after)}`];
}

async function inWords(file: string): Promise<string[]> {
  const form = forms.find((each) => file === `content/${each.file}.json`);
  if (form) {
    const before = JSON.parse(await git('show', `HEAD:${file}`)) as Json;
    const after = JSON.parse(await readFile(file, 'utf8')) as Json;
    return differences(form.schema, before, after).map((line) => `${form.label} › ${line}`);
  }
  const text = legalTexts[file.replace('content/', '')];
  if (text) return [`${text}: its text has changed`];
  const [, picture] = /^art\/masters\/(.+)\.\w+$/.exec(file) ?? [];
  return picture ? [`Picture ${picture} is new or has changed`] : [];
}

/** All that is saved and not yet published, in words. */
export async function changesInWords(): Promise<string[]> {
  const status = await git('status', '--porcelain', '-z', '-uall', '--', ...published);
  const files = status.split('\0').flatMap((line) => (line ? [line.slice(3)] : []));
  return (await Promise.all(files.map(inWords))).flat();
}
