import { readFile } from 'node:fs/promises';
import { bodyIn } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { allForms } from '../../content/schema/forms';
import { findPageProblems } from '../../content/schema/text-problems';
import { textFilesIn } from '../../content/text-files';
import { findProblemIn } from '../../scripts/check/mdx-texts';
import { legalTexts } from '../form/legal-texts';
import { problemsWithWords } from '../form/in-words';
import { labelOf, placeOf } from './files';
import { missingInWords } from './translations';

/** How many lines of a text page’s file are not in the box of its text. */
const linesAbove = (text: string) =>
  text.slice(0, text.trimEnd().length - bodyIn(text).length).split('\n').length - 1;

/** What is wrong with a legal text or a text page, if anything. Its file begins below `content`. */
export async function problemWithText(file: string, text: string): Promise<string | undefined> {
  const problem = await findProblemIn(file, text);
  const above = placeOf(file) ? linesAbove(text) : 0;
  return problem?.replace(/^[^:]+(?::(\d+))?:/, (_, counted = 0) => {
    const line = Number(counted) - above;
    return line > 0 ? `${labelOf(file)} › line ${line}:` : `${labelOf(file)}:`;
  });
}

/** What is wrong with all that is saved, as the forms name it. */
export async function problemsInContent(): Promise<string[]> {
  const ofForms = allForms.map(async (form) => {
    const text = await readFile(`content/${form.file}.json`, 'utf8');
    try {
      return problemsWithWords(form, JSON.parse(text));
    } catch {
      return [`${form.label}: its file was changed by hand and cannot be read. Ask a developer`];
    }
  });
  const pages = languages.flatMap(({ code }) =>
    Object.keys(textFilesIn(code)).map((slug) => `texts/${code}/${slug}.mdx`),
  );
  const ofPages = findPageProblems()
    .filter(({ code }) => code === 'en')
    .map(({ slug, said }) => `${labelOf(`texts/en/${slug}.mdx`)} ${said}`);
  const ofTexts = [...Object.keys(legalTexts), ...pages].map(async (file) => {
    const problem = await problemWithText(file, await readFile(`content/${file}`, 'utf8'));
    return problem ? [problem] : [];
  });
  const problems = [...(await Promise.all([...ofForms, ...ofTexts])).flat(), ...ofPages];
  // Words that break a rule may not be there at all.
  return problems.length > 0 ? problems : (await missingInWords()).map(({ said }) => said);
}
