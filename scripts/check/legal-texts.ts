import { readFileSync, readdirSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { legalOptions } from '../../content/schema/legal-options';
import legalText from '../../content/schema/legal-text.mjs';

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
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const problems = await Promise.all(files.map((file) => findProblemIn(`${folder}/${file}`)));
  return problems.filter((problem) => problem !== undefined);
}
