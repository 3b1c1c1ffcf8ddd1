import { readFileSync } from 'node:fs';
import { allForms, formsIn, translations } from '../../content/schema/forms';
import { findOlder } from '../../content/schema/sources';
import { findPageProblems } from '../../content/schema/text-problems';
import { englishOf, fieldsWithoutTwin, placeOf, whole, wordsOf } from '../../content/schema/twins';
import { textFilesIn } from '../../content/text-files';
import { findDifferentSections } from '../../scripts/check/legal-sections';
import type { Place } from '../api';
import { fieldLabel } from '../form/field-label';
import { sectionLabel } from '../form/legal-texts';
import { textPageFile, labelOf, textPageOfFile } from './labels';

const readWords = (file: string): unknown =>
  JSON.parse(readFileSync(`content/${file}.json`, 'utf8'));

/** The label of a text, and the form to open for it: a missing text page is added by saving the English one. */
function formOfText(code: string, file: string) {
  const page = textPageOfFile(file);
  const isMissing = page && !(page.slug in textFilesIn(code));
  return {
    form: isMissing ? `texts/en/${page.slug}` : file.replace('.mdx', ''),
    label: labelOf(file),
  };
}

/** The label of a field that is named by the keys of its entries, as in `fieldsOf`. */
function translatedFieldLabel({ file, schema }: (typeof allForms)[number], name: string): string {
  const all = whole(schema, readWords(englishOf(file)), readWords(file));
  return fieldLabel(schema, placeOf(all, name));
}

/** The parts of translations whose English has changed since, with the forms that edit them. */
export const findOutdated = async (): Promise<Place[]> =>
  translations.flatMap(({ code }) =>
    findOlder(code).flatMap(({ file, parts }) => {
      const form = allForms.find((each) => `${each.file}.json` === file);
      const text = formOfText(code, file);
      return parts.map((part) =>
        form
          ? { form: form.file, said: `${form.label} › ${translatedFieldLabel(form, part)}` }
          : { form: text.form, said: `${text.label} › ${sectionLabel(part)}` },
      );
    }),
  );

/** The text pages that are missing or incomplete in a language, by their files. */
const findIncompletePages = (language: string) =>
  findPageProblems()
    .filter(({ code }) => code === language)
    .map(({ code, slug, said }) => ({
      file: textPageFile(code, slug),
      said:
        slug in textFilesIn(code)
          ? said
          : 'is only in English: when that is changed and saved, an empty page is put here',
    }));

/** What one language has and another lacks, with the form in which to add it. It blocks publishing. */
export async function findUntranslated(): Promise<Place[]> {
  const inForms = translations.flatMap(formsIn).flatMap((form) => {
    const { file, label, schema } = form;
    const english = wordsOf(schema, readWords(englishOf(file)));
    return fieldsWithoutTwin(english, readWords(file)).map((problem) => {
      const [field = '', ...message] = problem.split(' ');
      return {
        form: file,
        said: `${label} › ${translatedFieldLabel(form, field)} ${message.join(' ')}`,
      };
    });
  });
  const inTexts = translations.flatMap(({ code }) =>
    [...findDifferentSections(code), ...findIncompletePages(code)].map(({ file, said }) => {
      const { form, label } = formOfText(code, file);
      return { form, said: `${label} ${said}` };
    }),
  );
  return [...inForms, ...inTexts];
}
