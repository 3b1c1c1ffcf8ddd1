import { existsSync, readFileSync } from 'node:fs';
import { englishPaths } from './addresses';
import type { Language } from './languages';
import { problemsBesideEnglish, problemsIn } from './schema/find-problems';
import { forms, formsIn, translations } from './schema/forms';
import { redirectProblems, type Redirects } from './schema/redirects';
import { takenBy } from './schema/taken-addresses';
import { problemsOfTexts } from './schema/text-problems';
import { englishOf } from './schema/twins';

const readContent = (file: string) => readFileSync(`content/${file}.json`, 'utf8');

/** What is wrong with the words of another language, and where they and the English ones have no twin. */
const problemsOfTranslation = (language: Language, read: typeof readContent) =>
  formsIn(language).flatMap((form) => {
    const file = `content/${form.file}.json`;
    if (!existsSync(file)) return [`${file}: is only in English: write it here too`];
    return problemsBesideEnglish(form, read(englishOf(form.file)), read(form.file));
  });

/** Redirects from pages, and to none. */
function problemsOfRedirects(read: typeof readContent): string[] {
  const file = 'facts/redirects';
  const redirects = JSON.parse(read(file)) as Redirects;
  return redirectProblems(redirects, englishPaths(), takenBy).map(
    (said) => `content/${file}.json: ${said}`,
  );
}

/**
 * The problems of words, facts and text pages, file by file and field by field: English first, because translations
 * are compared with it.
 */
export function findProblems(read = readContent): string[] {
  const problems = forms.flatMap((form) => problemsIn(form, read(form.file)));
  if (problems.length > 0) return problems;
  return [
    ...translations.flatMap((language) => problemsOfTranslation(language, read)),
    ...problemsOfRedirects(read),
    ...problemsOfTexts(),
  ];
}

/** Throws an error that names every file and field with a problem. The build calls it before anything else. */
export function validateContent(): void {
  const problems = findProblems();
  if (problems.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${problems.join('\n  ')}`);
  }
}
