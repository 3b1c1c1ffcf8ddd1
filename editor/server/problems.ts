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
import { fieldLabel } from '../form/field-label';
import type { JsonRecord } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { textPageFile, labelOf, textPageOfFile } from './labels';
import { Refusal } from './refusal';
import { formOf, fileNameOf, readSaved, readForm, serializeForm } from './form-files';
import { findUntranslated } from './translations';

/** The number of lines of a text page's file above its text: line numbers in the form start below them. */
const linesAboveBody = (text: string) =>
  text.slice(0, text.trimEnd().length - bodyIn(text).length).split('\n').length - 1;

/** The problem of a legal text or a text page, if it has one. `file` is below `content`. */
async function problemWithText(file: string, text: string): Promise<string | undefined> {
  const problem = await findProblemIn(file, text);
  const offset = textPageOfFile(file) ? linesAboveBody(text) : 0;
  return problem?.replace(/^[^:]+(?::(\d+))?: */, (_, counted = 0) => {
    const line = Number(counted) - offset;
    return line > 0 ? `Line ${line}: ` : '';
  });
}

/** The saved serves, read each time because they change while the editor runs. */
const readServes = async () =>
  (JSON.parse((await readSaved('words/en/home/serves.json')) ?? '{"list":[]}') as Serves).list;

/** The problems of redirects, checked against the current pages. */
async function problemsWithRedirects(words: unknown): Promise<Problem[]> {
  const serves = await readServes();
  return redirectProblems(words as Redirects, englishPaths(serves), (address) =>
    takenBy(address, serves),
  ).map((problem) => {
    const [field = '', ...message] = problem.split(' ');
    return { path: field, said: `${message.join(' ')}.` };
  });
}

/** The problems of a form's words, with the build's messages and the paths of the fields. */
export async function problemsWithForm(form: EditorForm, words: JsonRecord): Promise<Problem[]> {
  const problems = problemsWith(form.schema, words, form.language);
  if (problems.length > 0) return problems;
  if (form.file === 'facts/redirects') return problemsWithRedirects(words);
  if (form.kind === 'words') return [];
  const said = await problemWithText(
    form.file.split('/').length > 2 ? fileNameOf(form) : textPageFile('en', String(words.slug)),
    serializeForm(form, words),
  );
  return said ? [{ path: 'text', said }] : [];
}

/** A problem's message, prefixed by the labels of its form and field. */
const describeProblem = ({ label, schema }: EditorForm, { path, said }: Problem) =>
  `${[label, fieldLabel(schema, path)].filter(Boolean).join(' › ')}: ${said}`;

/** Describes the problems of a saved form. */
async function problemsIn(file: string): Promise<string[]> {
  const form = formOf(file);
  try {
    const content = await readForm(form, readSaved);
    const problems = content ? await problemsWithForm(form, content.words) : [];
    const label = labelOf(fileNameOf(form));
    return problems.map((problem) => describeProblem({ ...form, label }, problem));
  } catch (error) {
    if (error instanceof Refusal) return [error.message];
    throw error;
  }
}

/** Describes the problems of all saved content. */
export async function problemsInContent(): Promise<string[]> {
  const pages = Object.keys(textFilesIn('en')).map((slug) => `texts/en/${slug}`);
  const texts = Object.keys(legalTexts).map((name) => name.replace('.mdx', ''));
  const files = [...allForms.map(({ file }) => file), ...texts, ...pages];
  // Empty pages are reported below, as untranslated.
  const translatedPages = languages
    .filter(({ code }) => code !== 'en')
    .flatMap(({ code }) =>
      Object.entries(textFilesIn(code)).flatMap(([slug, text]) =>
        bodyIn(text) === '' ? [] : `texts/${code}/${slug}`,
      ),
    );
  const untranslated = await findUntranslated().catch(() => []);
  const incomplete = new Set(untranslated.map(({ form }) => form));
  const checked = [...files, ...translatedPages].filter((file) => !incomplete.has(file));
  const pageProblems = findPageProblems()
    .filter(({ code }) => code === 'en')
    .map(({ slug, said }) => `${labelOf(`texts/en/${slug}.mdx`)} ${said}`);
  const problems = [
    ...new Set([...(await Promise.all(checked.map(problemsIn))).flat(), ...pageProblems]),
  ];
  return problems.length > 0 ? problems : untranslated.map(({ said }) => said);
}
