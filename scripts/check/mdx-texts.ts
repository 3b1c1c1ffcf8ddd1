import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { languages } from '../../content/languages';
import { mdxSettings, mdxTextOptions } from '../../content/schema/mdx-options';
import { findWrongTag } from '../../content/schema/mdx-parts.mjs';
import mdxText from '../../content/schema/mdx-text.mjs';
import { textsFolder } from '../../content/text-files';
import { findDifferentSections, mdxFilesIn } from './legal-sections';

/** The compiler's message. `source` is set for errors of the parser, not for those of our rules. */
interface Problem {
  readonly line?: number | undefined;
  readonly reason?: string | undefined;
  readonly source?: string | undefined;
}

/** Explains a parser error in a writer’s words: its cause may be a tag that no text may have. */
const explained = (error: unknown, file: { path: string; toString: () => string }): Problem =>
  ((error as Problem).source && findWrongTag(file)) || (error as Problem);

/** The first problem of a legal text or a text page, if any, with file and line. */
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
        ...mdxSettings,
      },
    );
    return undefined;
  } catch (error) {
    const { line, reason } = explained(error, { path: file, toString: () => text });
    return `${file}${line ? `:${line}` : ''}: ${reason ?? error}`;
  }
}

/** Compiles the texts of a folder as the build does. Resolves to the first problem of each. */
export async function findTextProblems(folder: string): Promise<string[]> {
  const problems = mdxFilesIn(folder).map((file) => findProblemIn(`${folder}/${file}`));
  return (await Promise.all(problems)).filter((problem) => problem !== undefined);
}

/**
 * The problems of all texts in every language, and legal texts whose sections differ from the English ones.
 */
export async function findProblemsInEveryLanguage(): Promise<string[]> {
  const folders = languages.flatMap(({ code }) => [`content/legal/${code}`, textsFolder(code)]);
  const unlike = languages.flatMap(({ code }) => findDifferentSections(code));
  return [
    ...(await Promise.all(folders.map(findTextProblems))).flat(),
    ...unlike.map(({ file, said }) => `content/${file}: ${said}`),
  ];
}
