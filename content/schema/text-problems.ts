import { languages } from '../languages';
import { bodyIn, frontmatterIn } from '../frontmatter';
import { textFilesIn } from '../text-files';
import { problemsOf } from './find-problems';
import { slugProblem } from './text-address';
import { sameInEveryLanguage, textSchema } from './texts';

type Files = Readonly<Record<string, string>>;

interface Frontmatter {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

/** The frontmatter of a text, and the problems of it and of the text as a whole. */
function readFrontmatter(text: string, code: string): Frontmatter {
  try {
    const fields = Object(frontmatterIn(text));
    const isEmpty = bodyIn(text) === '';
    if (isEmpty && fields.title === '') return { fields, problems: ['is still to be written'] };
    const problems = problemsOf(textSchema, fields, code);
    return { fields, problems: isEmpty ? [...problems, 'has no text: write it'] : problems };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { fields: {}, problems: [`has first lines that cannot be read: ${reason}`] };
  }
}

/** What is wrong with a text beside its twin in English and the other texts of its language. */
function problemsBeside(
  { fields, problems }: Frontmatter,
  twin: Frontmatter | undefined,
  others: readonly Frontmatter[],
): readonly string[] {
  if (problems.length > 0) return problems;
  if (!twin) return ['is not in English: write it there too, or take it away'];
  const isTaken = others.some((other) => other.fields.title === fields.title);
  return [
    ...(isTaken ? [`title is that of another page, “${fields.title}”: change one of them`] : []),
    ...sameInEveryLanguage
      .filter((name) => fields[name] !== twin.fields[name])
      .map((name) => `${name} must be as in English, ${twin.fields[name]}`),
  ];
}

/** Something that is wrong with a text page, given by its language and the name of its file. */
export interface TextProblem {
  readonly code: string;
  readonly slug: string;
  readonly said: string;
}

/** The problems of text pages: frontmatter, address, and a counterpart in each language. */
export function findPageProblems(filesIn: (code: string) => Files = textFilesIn): TextProblem[] {
  const readAll = (code: string) =>
    new Map(
      Object.entries(filesIn(code)).map(([slug, text]) => [slug, readFrontmatter(text, code)]),
    );
  const english = readAll('en');
  return languages.flatMap(({ code }) => {
    const texts = readAll(code);
    const all = [...texts.values()];
    const missing = [...english.keys()].filter((slug) => !texts.has(slug));
    const said = [
      ...missing.map((slug) => [slug, 'is only in English: write it here too'] as const),
      ...[...texts].flatMap(([slug, text]) => {
        const problem = slugProblem(slug);
        return problem
          ? [[slug, problem] as const]
          : problemsBeside(
              text,
              english.get(slug),
              all.filter((other) => other !== text),
            ).map((each) => [slug, each] as const);
      }),
    ];
    return said.map(([slug, problem]) => ({ code, slug, said: problem }));
  });
}

/** These problems as lines, each with its file. */
export const problemsOfTexts = (filesIn?: (code: string) => Files): string[] =>
  findPageProblems(filesIn).map(
    ({ code, slug, said }) => `content/texts/${code}/${slug}.mdx: ${said}`,
  );
