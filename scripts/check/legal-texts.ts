import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { languages } from '../../content/languages';
import { legalOptions } from '../../content/schema/legal-options';
import legalText from '../../content/schema/legal-text.mjs';
import { findUnlikeEnglish, textsIn } from './legal-twins';

/** What is wrong with a legal text, if anything, with file and line. */
export async function findProblemIn(
  file: string,
  text = readFileSync(file, 'utf8'),
): Promise<string | undefined> {
  try {
    await compile(
      { path: file, value: text },
      { remarkPlugins: [remarkGfm], rehypePlugins: [[legalText, legalOptions]] },
    );
    return undefined;
  } catch (error) {
    const { line, reason } = error as { readonly line?: number; readonly reason?: string };
    return `${file}${line ? `:${line}` : ''}: ${reason ?? error}`;
  }
}

/** Compiles the legal texts as the build does. Resolves to the first problem of each. */
export async function findLegalProblems(folder = 'content/legal/en'): Promise<string[]> {
  const problems = textsIn(folder).map((file) => findProblemIn(`${folder}/${file}`));
  return (await Promise.all(problems)).filter((problem) => problem !== undefined);
}

/** The same in every language, and where the texts of two differ in their sections. */
export async function findProblemsInEveryLanguage(): Promise<string[]> {
  const problems = languages.map(({ code }) => findLegalProblems(`content/legal/${code}`));
  const unlike = languages.flatMap(({ code }) => findUnlikeEnglish(code));
  return [
    ...(await Promise.all(problems)).flat(),
    ...unlike.map(({ file, said }) => `content/${file}: ${said}`),
  ];
}
