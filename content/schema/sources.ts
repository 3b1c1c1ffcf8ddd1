/**
 * Which English a translation was written from. `content/translations` holds a file for each language, with a short
 * digest of the English of each field and of each section of a legal text or a text page.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { textFilesIn } from '../text-files';
import { formsIn, translations } from './forms';
import { englishOf, partsOf, type Part } from './twins';

/** Digests by the English file below `content`, and by field or section. */
export type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const sourcesFile = (code: string) => `content/translations/${code}.json`;

const readContent = (file: string) => readFileSync(`content/${file}`, 'utf8');

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

/** The parts of a translation that were written from another English than there is now. What is empty is still to be written. */
export function olderParts(
  sources: Sources,
  file: string,
  english: readonly Part[],
  translation: readonly Part[],
): string[] {
  const written = sources[englishOf(file)] ?? {};
  return english
    .filter(([name, value]) => written[name] !== digest(value))
    .map(([name]) => name)
    .filter((name) => translation.some(([each, value]) => each === name && value !== ''));
}

/** Notes that some parts of a translation say what the English says now; forgets what is gone. */
export function confirmed(
  sources: Sources,
  file: string,
  english: readonly Part[],
  names: readonly string[],
): Sources {
  const written = sources[englishOf(file)] ?? {};
  const kept = english.flatMap(([name, value]) => {
    const source = names.includes(name) ? digest(value) : written[name];
    return source === undefined ? [] : [[name, source] as const];
  });
  return { ...sources, [englishOf(file)]: Object.fromEntries(kept) };
}

export const textOfSources = (sources: Sources) => `${JSON.stringify(sources, null, 2)}\n`;

/** What was noted of a language; nothing where it is new. */
export function readSources(code: string): Sources {
  try {
    return JSON.parse(readFileSync(sourcesFile(code), 'utf8')) as Sources;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The files of a language below `content`. */
const filesIn = (code: string) => [
  ...translations
    .filter((each) => each.code === code)
    .flatMap(formsIn)
    .map(({ file }) => `${file}.json`),
  ...readdirSync(`content/legal/${code}`)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `legal/${code}/${file}`),
  ...Object.keys(textFilesIn(code))
    .filter((slug) => slug in textFilesIn('en'))
    .map((slug) => `texts/${code}/${slug}.mdx`),
];

/** A file of a translation, and its parts that are older than their English. */
export interface Older {
  readonly file: string;
  readonly parts: readonly string[];
}

/** What is older than its English in a language. A file without twin is named elsewhere. */
export function findOlder(code: string, read = readContent): Older[] {
  const sources = readSources(code);
  return filesIn(code).flatMap((file) => {
    const english = partsOf(file, read(englishOf(file)));
    const parts = olderParts(sources, file, english, partsOf(file, read(file)));
    return parts.length > 0 ? [{ file, parts }] : [];
  });
}

/** The sources of a language of which everything is right as it is. */
export const allConfirmed = (code: string): Sources =>
  Object.fromEntries(
    filesIn(code).map((file) => {
      const english = partsOf(file, readContent(englishOf(file)));
      return [
        englishOf(file),
        Object.fromEntries(english.map(([name, value]) => [name, digest(value)])),
      ];
    }),
  );
