import { readFileSync } from 'node:fs';
import { englishPaths } from '../../content/addresses';
import type { Form } from '../../content/schema/forms';
import { redirectProblems, type Redirects } from '../../content/schema/redirects';
import type { Serves } from '../../content/schema/serves';
import { answersAt } from '../../content/schema/taken';
import { problemInWords, problemsWithWords } from '../form/in-words';

/** What is wrong with the words of a form, also beside the pages that the site has now. */
export function problemsOfForm(form: Form, words: unknown): string[] {
  const problems = problemsWithWords(form, words);
  if (problems.length > 0 || form.file !== 'facts/redirects') return problems;
  // Read anew: serves come and go while the editor runs.
  const serves = readFileSync('content/words/en/home/serves.json', 'utf8');
  const { list } = JSON.parse(serves) as Serves;
  return redirectProblems(words as Redirects, englishPaths(list), (address) =>
    answersAt(address, list),
  ).map((problem) => problemInWords(form, problem));
}
