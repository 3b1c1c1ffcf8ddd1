import { readFileSync, readdirSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { languages } from '../../content/languages';
import { mdxTextOptions } from '../../content/schema/mdx-options';
import mdxText from '../../content/schema/mdx-text.mjs';
import { textsFolder } from '../../content/text-files';

/** What is wrong with a legal text or a text page, if anything, with file and line. */
export async function findProblemIn(
  file: string,
  text = readFileSync(file, 'utf8'),
): Promise<string | undefined> {
  try {
    await compile(
      { path: file, value: text },
      {
        remarkPlugins: [remarkFrontmatter, remarkGfm],
        rehypePlugins: [[mdxText, mdxTextOptions()]],
      },
    );
    return undefined;
  } catch (error) {
    const { line, reason } = error as { readonly line?: number; readonly reason?: string };
    return `${file}${line ? `:${line}` : ''}: ${reason ?? error}`;
  }
}

const textsIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.mdx'));

/** Compiles the texts of a folder as the build does. Resolves to the first problem of each. */
export async function findTextProblems(folder: string): Promise<string[]> {
  const problems = textsIn(folder).map((file) => findProblemIn(`${folder}/${file}`));
  return (await Promise.all(problems)).filter((problem) => problem !== undefined);
}

const numbersIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^## (?:(\d+)\.)?/gm)].map(([, number]) => number).join();

/** Texts that only one language has, and those whose sections are numbered otherwise than the English ones. */
function unlikeEnglish(folder: string): string[] {
  const english = 'content/legal/en';
  const [here, there] = [textsIn(folder), textsIn(english)];
  return [...new Set([...here, ...there])].flatMap((file) => {
    if (!here.includes(file)) return `${folder}/${file}: is only in English: write it here too`;
    if (!there.includes(file)) return `${folder}/${file}: is not in English: write it there too`;
    return numbersIn(`${folder}/${file}`) === numbersIn(`${english}/${file}`)
      ? []
      : `${folder}/${file}: must have the sections of the English text, with the same numbers`;
  });
}

/** The same in every language, and where the legal texts of two differ in their sections. */
export async function findProblemsInEveryLanguage(): Promise<string[]> {
  const legal = languages.map(({ code }) => `content/legal/${code}`);
  const folders = [...legal, ...languages.map(({ code }) => textsFolder(code))];
  const problems = await Promise.all(folders.map(findTextProblems));
  return [...problems.flat(), ...legal.flatMap(unlikeEnglish)];
}
