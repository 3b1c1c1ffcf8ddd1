import { readFileSync } from 'node:fs';
import { allForms, formsIn, translations } from '../../content/schema/forms';
import {
  confirmed,
  findOlder,
  olderParts,
  readSources,
  sourcesFile,
  textOfSources,
} from '../../content/schema/sources';
import { findPageProblems } from '../../content/schema/text-problems';
import { englishOf, fieldsWithoutTwin, partsOf } from '../../content/schema/twins';
import { textFilesIn } from '../../content/text-files';
import { findUnlikeEnglish } from '../../scripts/check/legal-twins';
import type { Json } from '../form/json';
import { legalTexts, placeInWords } from '../form/legal-texts';
import { inWords } from '../form/in-words';
import type { Beside, Place } from './outcome';
import { fileOf, labelOf, pageWords, placeOf } from './files';

const readContent = (file: string) => readFileSync(`content/${file}`, 'utf8');

/** The language of a translation that the editor knows, by its file below `content`; of no other file. */
function languageOf(file: string): string | undefined {
  const page = placeOf(file);
  const isKnown = page
    ? page.slug in textFilesIn('en')
    : legalTexts[file] || allForms.some((form) => `${form.file}.json` === file);
  const [, code = ''] = /^(?:words|legal|texts)\/(\w+)\//.exec(file) ?? [];
  return isKnown && translations.some((each) => each.code === code) ? code : undefined;
}

type Write = (file: string, text: string) => Promise<void>;

/** The English of each translation, as somebody has been shown it. */
export type Shown = Map<string, string>;

/** What a file says, as its form shows it. */
function wordsIn(file: string, text: string): Json {
  if (placeOf(file)) return pageWords(text);
  return file.endsWith('.mdx') ? text : (JSON.parse(text) as Json);
}

/** The English of a translation, for somebody who is about to write it. */
export async function besideOf(file: string, shown: Shown): Promise<Beside | undefined> {
  const code = languageOf(file);
  if (!code) return undefined;
  const text = readContent(englishOf(file));
  shown.set(file, text);
  const saved = readContent(file);
  return {
    english: wordsIn(file, text),
    saved,
    older: olderParts(readSources(code), file, partsOf(file, text), partsOf(file, saved)),
  };
}

let noted: Promise<void> = Promise.resolve();

/** Notes that parts of a translation say what the English says that somebody was shown. */
export function confirm(
  file: string,
  parts: readonly string[],
  shown: Shown,
  write: Write,
): Promise<void> {
  const code = languageOf(file);
  if (!code) return Promise.resolve();
  // One after the other: all go into one file.
  noted = noted
    .catch(() => undefined)
    .then(async () => {
      const english = partsOf(file, shown.get(file) ?? readContent(englishOf(file)));
      const sources = confirmed(readSources(code), file, english, parts);
      await write(sourcesFile(code), textOfSources(sources));
    });
  return noted;
}

/** The same of what differs in two versions of a translation. */
export async function confirmWritten(
  file: string,
  before: string,
  after: string,
  shown: Shown,
  write: Write,
): Promise<void> {
  if (!languageOf(file) || before === after) return;
  const old = new Map(before ? partsOf(file, before) : []);
  const isNew = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(old.get(name));
  const parts = partsOf(file, after).filter(isNew);
  await confirm(
    file,
    parts.map(([name]) => name),
    shown,
    write,
  );
}

/** The form of a text, and what it is called there. A text page that a language lacks is put there from its English form. */
function formOfText(code: string, file: string) {
  const page = placeOf(file);
  return page
    ? {
        form: `texts/${page.slug in textFilesIn(code) ? code : 'en'}/${page.slug}`,
        label: labelOf(file),
      }
    : { form: `words/${code}/legal`, label: labelOf(file) };
}

/** What is older than its English, and the form in which it is written anew. */
export const olderInWords = async (): Promise<Place[]> =>
  translations.flatMap(({ code }) =>
    findOlder(code).flatMap(({ file, parts }) => {
      const form = allForms.find((each) => `${each.file}.json` === file);
      const text = formOfText(code, file);
      return parts.map((part) =>
        form
          ? { form: form.file, said: `${form.label} › ${inWords(form.schema, part)}` }
          : { form: text.form, said: `${text.label} › ${placeInWords(part)}` },
      );
    }),
  );

/** What is wrong with the text pages of a language, by their files. */
const pagesToWrite = (language: string) =>
  findPageProblems()
    .filter(({ code }) => code === language)
    .map(({ code, slug, said }) => ({
      file: fileOf(code, slug),
      said:
        slug in textFilesIn(code)
          ? said
          : 'is only in English: when that is changed and saved, an empty page is put here',
    }));

/** What one language has and another lacks, and the form in which to write it. Nothing can be published before. */
export async function missingInWords(): Promise<Place[]> {
  const words = (file: string): unknown => JSON.parse(readContent(`${file}.json`));
  const inForms = translations.flatMap(formsIn).flatMap(({ file, label, schema }) =>
    fieldsWithoutTwin(words(englishOf(file)), words(file)).map((problem) => {
      const [field = '', ...said] = problem.split(' ');
      return { form: file, said: `${label} › ${inWords(schema, field)} ${said.join(' ')}` };
    }),
  );
  const inTexts = translations.flatMap(({ code }) =>
    [...findUnlikeEnglish(code), ...pagesToWrite(code)].map(({ file, said }) => {
      const { form, label } = formOfText(code, file);
      return { form, said: `${label} ${said}` };
    }),
  );
  return [...inForms, ...inTexts];
}
