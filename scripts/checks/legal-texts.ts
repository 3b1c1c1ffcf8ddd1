import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import mdxLoader from '@mdx-js/loader';
import remarkGfm from 'remark-gfm';
import numberSections from '../../lib/legal/number-sections.mjs';
import { checkNames } from './legal-names';

/** The plugins that `next.config.ts` names, and one more. */
const options = { remarkPlugins: [remarkGfm], rehypePlugins: [numberSections, checkNames] };

/** What MDX throws: its own message has the file's name in front, without the line. */
type Fault = Error & { readonly reason?: string; readonly line?: number };

/** Compiles an MDX file as the build does. Resolves to what is wrong with it, with file and line. */
function problemIn(file: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const done = (problem: Fault | null | undefined) => {
      if (!problem) return resolve(undefined);
      const { reason = problem.message, line } = problem;
      resolve(`${line ? `${file}:${line}` : file}: ${reason}`);
    };
    // The part of webpack's loader context that the loader reads.
    const context = {
      resourcePath: path.resolve(file),
      context: process.cwd(),
      mode: 'production',
      getOptions: () => options,
      async: () => done,
    };
    mdxLoader.call(context as never, readFileSync(file, 'utf8'));
  });
}

/** What would stop the build in the legal texts: the first problem of each. */
export async function findLegalProblems(folder = 'content/legal'): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const problems = await Promise.all(files.map((file) => problemIn(`${folder}/${file}`)));
  return problems.filter((problem) => problem !== undefined);
}
