import { readFileSync } from 'node:fs';
import { allForms, formsIn, translations } from '../../content/schema/forms';
import { findOlder } from '../../content/schema/sources';
import { findPageProblems } from '../../content/schema/text-problems';
import {
  englishOf,
  fieldsWithoutTwin,
  placeOf as placeIn,
  whole,
  wordsOf,
} from '../../content/schema/twins';
import { textFilesIn } from '../../content/text-files';
import { findDifferentSections } from '../../scripts/check/legal-sections';
import type { Place } from '../api';
import { inWords } from '../form/in-words';
import { placeInWords } from '../form/legal-texts';
import { fileOf, labelOf, placeOf } from './labels';

const readWords = (file: string): unknown =>
  JSON.parse(readFileSync(`content/${file}.json`, 'utf8'));

/** A text, and what it is called there. A text page that a language lacks is put there from its English form. */
function formOfText(code: string, file: string) {
  const page = placeOf(file);
  const isMissing = page && !(page.slug in textFilesIn(code));
  return {
    form: isMissing ? `texts/en/${page.slug}` : file.replace('.mdx', ''),
    label: labelOf(file),
  };
}

/** A field that a translation names by keys, as its form calls it. */
function fieldInWords({ file, schema }: (typeof allForms)[number], name: string): string {
  const all = whole(schema, readWords(englishOf(file)), readWords(file));
  return inWords(schema, placeIn(all, name));
}

/** What is older than its English, and the form in which it is written anew. */
export const olderInWords = async (): Promise<Place[]> =>
  translations.flatMap(({ code }) =>
    findOlder(code).flatMap(({ file, parts }) => {
      const form = allForms.find((each) => `${each.file}.json` === file);
      const text = formOfText(code, file);
      return parts.map((part) =>
        form
          ? { form: form.file, said: `${form.label} › ${fieldInWords(form, part)}` }
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
  const inForms = translations.flatMap(formsIn).flatMap((form) => {
    const { file, label, schema } = form;
    const english = wordsOf(schema, readWords(englishOf(file)));
    return fieldsWithoutTwin(english, readWords(file)).map((problem) => {
      const [field = '', ...said] = problem.split(' ');
      return { form: file, said: `${label} › ${fieldInWords(form, field)} ${said.join(' ')}` };
    });
  });
  const inTexts = translations.flatMap(({ code }) =>
    [...findDifferentSections(code), ...pagesToWrite(code)].map(({ file, said }) => {
      const { form, label } = formOfText(code, file);
      return { form, said: `${label} ${said}` };
    }),
  );
  return [...inForms, ...inTexts];
}
