import { englishPaths } from '../../content/addresses';
import { bodyIn } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { allForms } from '../../content/schema/forms';
import { redirectProblems, type Redirects } from '../../content/schema/redirects';
import type { Serves } from '../../content/schema/serves';
import { takenBy } from '../../content/schema/taken-addresses';
import { findPageProblems } from '../../content/schema/text-problems';
import { textFilesIn } from '../../content/text-files';
import { findProblemIn } from '../../scripts/check/mdx-texts';
import type { Problem } from '../api';
import { problemsWith } from '../form/describe';
import type { EditorForm } from '../form/find-form';
import { inWords } from '../form/in-words';
import type { JsonRecord } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { fileOf, labelOf, placeOf } from './labels';
import { Refusal } from './refusal';
import { formOf, nameOf, readSaved, storedIn, textWith } from './stored';
import { missingInWords } from './translations';

/** How many lines of a text page’s file are not in the box of its text. */
const linesAbove = (text: string) =>
  text.slice(0, text.trimEnd().length - bodyIn(text).length).split('\n').length - 1;

/** What is wrong with a legal text or a text page, if anything. Its file begins below `content`. */
async function problemWithText(file: string, text: string): Promise<string | undefined> {
  const problem = await findProblemIn(file, text);
  const above = placeOf(file) ? linesAbove(text) : 0;
  return problem?.replace(/^[^:]+(?::(\d+))?: */, (_, counted = 0) => {
    const line = Number(counted) - above;
    return line > 0 ? `Line ${line}: ` : '';
  });
}

/** The serves that there are now: they come and go while the editor runs. */
const servesNow = async () =>
  (JSON.parse((await readSaved('words/en/home/serves.json')) ?? '{"list":[]}') as Serves).list;

/** What is wrong with addresses that lead elsewhere, beside the pages that the site has now. */
async function problemsWithRedirects(words: unknown): Promise<Problem[]> {
  const serves = await servesNow();
  return redirectProblems(words as Redirects, englishPaths(serves), (address) =>
    takenBy(address, serves),
  ).map((problem) => {
    const [place = '', ...said] = problem.split(' ');
    return { path: place, said: `${said.join(' ')}.` };
  });
}

/** What is wrong with the words of a form, as the build would say it, each with its place. */
export async function problemsWithForm(form: EditorForm, words: JsonRecord): Promise<Problem[]> {
  const problems = problemsWith(form.schema, words, form.language);
  if (problems.length > 0) return problems;
  if (form.file === 'facts/redirects') return problemsWithRedirects(words);
  if (form.kind === 'words') return [];
  const said = await problemWithText(
    form.file.split('/').length > 2 ? nameOf(form) : fileOf('en', String(words.slug)),
    textWith(form, words),
  );
  return said ? [{ path: 'text', said }] : [];
}

/** A problem with the name of its form and field. */
const problemInWords = ({ label, schema }: EditorForm, { path, said }: Problem) =>
  `${[label, inWords(schema, path)].filter(Boolean).join(' › ')}: ${said}`;

/** What is wrong with a form that is saved. */
async function problemsIn(file: string): Promise<string[]> {
  const form = formOf(file);
  try {
    const stored = await storedIn(form, readSaved);
    const problems = stored ? await problemsWithForm(form, stored.words) : [];
    const label = labelOf(nameOf(form));
    return problems.map((problem) => problemInWords({ ...form, label }, problem));
  } catch (error) {
    if (error instanceof Refusal) return [error.message];
    throw error;
  }
}

/** What is wrong with all that is saved, as the forms name it. */
export async function problemsInContent(): Promise<string[]> {
  const pages = Object.keys(textFilesIn('en')).map((slug) => `texts/en/${slug}`);
  const texts = Object.keys(legalTexts).map((name) => name.replace('.mdx', ''));
  const files = [...allForms.map(({ file }) => file), ...texts, ...pages];
  // Words that are still to be written in another language are named below.
  const written = languages
    .filter(({ code }) => code !== 'en')
    .flatMap(({ code }) =>
      Object.entries(textFilesIn(code)).flatMap(([slug, text]) =>
        bodyIn(text) === '' ? [] : `texts/${code}/${slug}`,
      ),
    );
  const missing = await missingInWords().catch(() => []);
  const incomplete = new Set(missing.map(({ form }) => form));
  const checked = [...files, ...written].filter((file) => !incomplete.has(file));
  const ofPages = findPageProblems()
    .filter(({ code }) => code === 'en')
    .map(({ slug, said }) => `${labelOf(`texts/en/${slug}.mdx`)} ${said}`);
  const problems = [
    ...new Set([...(await Promise.all(checked.map(problemsIn))).flat(), ...ofPages]),
  ];
  return problems.length > 0 ? problems : missing.map(({ said }) => said);
}
