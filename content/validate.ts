import { existsSync, readFileSync } from 'node:fs';
import { englishPaths } from './addresses';
import type { Language } from './languages';
import { problemsIn } from './schema/find-problems';
import { forms, formsIn, translations } from './schema/forms';
import { redirectProblems, type Redirects } from './schema/redirects';
import { answersAt } from './schema/taken';
import { problemsOfTexts } from './schema/text-problems';
import { englishOf, fieldsWithoutTwin, partsOf, type Part } from './schema/twins';

const readContent = (file: string) => readFileSync(`content/${file}.json`, 'utf8');

/** Pages whose address is another than in English: the language switch would lead to none. */
function otherSlugs(english: readonly Part[], words: readonly Part[]): string[] {
  const here = new Map(words);
  return english
    .filter(([name, value]) => name.endsWith('.slug') && here.has(name) && here.get(name) !== value)
    .map(([name, value]) => `${name} must be as in English, ${value}`);
}

/** What is wrong with the words of another language, and where they and the English ones have no twin. */
const problemsOfTranslation = (language: Language, read: typeof readContent) =>
  formsIn(language).flatMap((form) => {
    const file = `content/${form.file}.json`;
    if (!existsSync(file)) return [`${file}: is only in English: write it here too`];
    const [english, words] = [read(englishOf(form.file)), read(form.file)];
    const problems = problemsIn(form, words);
    if (problems.length > 0) return problems;
    return [
      ...fieldsWithoutTwin(JSON.parse(english), JSON.parse(words)),
      ...otherSlugs(partsOf(form.file, english), partsOf(form.file, words)),
    ].map((problem) => `${file}: ${problem}`);
  });

/** Redirects from pages, and to none. */
function problemsOfRedirects(read: typeof readContent): string[] {
  const file = 'facts/redirects';
  const redirects = JSON.parse(read(file)) as Redirects;
  return redirectProblems(redirects, englishPaths(), answersAt).map(
    (said) => `content/${file}.json: ${said}`,
  );
}

/**
 * What is wrong with words, facts and text pages, file by file and field by field: in English first, as others are held
 * against it.
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

/** Throws, naming every file and field with a problem. The build calls it before anything else. */
export function validateContent(): void {
  const problems = findProblems();
  if (problems.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${problems.join('\n  ')}`);
  }
}
