import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { GenericSchema } from 'valibot';
import { bodyIn } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { translations, allForms } from '../../content/schema/forms';
import { sourcesFile } from '../../content/schema/sources';
import { textSchema } from '../../content/schema/texts';
import { describe } from '../form/describe';
import { isList, isRecord, type Json } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { git } from './git';
import type { Changes } from './outcome';
import { changedFiles, findObstacle, findRemote } from './repository';
import { fieldsOf, labelOf, placeOf, type Place } from './files';
import { missingInWords, olderInWords } from './translations';

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

const parsed = (text: Promise<string>) =>
  text.then((json) => JSON.parse(json) as Json).catch(() => undefined);

/** A line with what its form is called, unless it begins with that itself. */
const inForm = (label: string, line: string) =>
  line.startsWith(`${label} › `) ? line : `${label} › ${line}`;

/** What two versions of a text page differ in. */
export function pageInWords(label: string, before: string, after: string): string[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  if (!now) return [`${label}: its first lines cannot be read. Ask a developer to mend them`];
  return [
    ...differences(textSchema, (old ?? {}) as Json, now as Json).map(
      (line) => `${label} › ${line}`,
    ),
    ...(bodyIn(before) === bodyIn(after) ? [] : [`${label}: its text has changed`]),
  ];
}

/** What has become of a text page. */
async function pageInFile(file: string, { code, slug }: Place): Promise<string[]> {
  const address = `/${slug}`;
  const label = labelOf(file.replace('content/', ''));
  const before = await git(['show', `HEAD:./${file}`]).catch(() => undefined);
  const after = await readFile(file, 'utf8').catch(() => undefined);
  if (after === undefined) {
    const language = languages.find((each) => each.code === code);
    return [`${language?.name ?? code}: there is no page at ${address} any more`];
  }
  if (before === undefined) return [`“${label}” is a new page, at ${address}`];
  return pageInWords(label, before, after);
}

async function inWords(file: string): Promise<string[]> {
  const form = allForms.find((each) => file === `content/${each.file}.json`);
  if (form) {
    const before = await parsed(git(['show', `HEAD:./${file}`]));
    const after = await parsed(readFile(file, 'utf8'));
    if (before === undefined) return [`${form.label} is new`];
    if (after === undefined) return [`${form.label}: its file is gone, or cannot be read`];
    return differences(form.schema, before, after).map((line) => inForm(form.label, line));
  }
  const place = placeOf(file.replace('content/', ''));
  if (place) return pageInFile(file, place);
  const text = legalTexts[file.replace('content/', '')];
  if (text) return [`${text}: its text has changed`];
  const language = translations.find(({ code }) => file === sourcesFile(code));
  if (language) return [`${language.name}: which English its words were last compared with`];
  const [, picture] = /^art\/masters\/(.+)\.\w+$/.exec(file) ?? [];
  if (!picture) return [];
  return [`Picture ${picture} ${existsSync(file) ? 'is new or has changed' : 'is removed'}`];
}

/** What is saved and not yet published, in words. */
export async function changesInWords(): Promise<string[]> {
  const changed = await changedFiles();
  return (await Promise.all(changed.map(({ file }) => inWords(file)))).flat();
}

/** The same, with all that has to be known before it is published. */
export async function findChanges(): Promise<Changes> {
  const obstacle = await findObstacle();
  try {
    return {
      lines: await changesInWords(),
      // Words that cannot be read are named when they are checked.
      missing: await missingInWords().catch(() => []),
      older: await olderInWords().catch(() => []),
      obstacle,
      remote: await findRemote(),
    };
  } catch (error) {
    return { lines: [], missing: [], older: [], obstacle: obstacle ?? (error as Error).message };
  }
}
