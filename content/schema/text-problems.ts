import { languages } from '../languages';
import { frontmatterIn, textFilesIn, textsFolder } from '../text-files';
import { problemsOf } from './find-problems';
import { slugProblem } from './text-address';
import { sameInEveryLanguage, textSchema } from './texts';

type Files = Readonly<Record<string, string>>;

interface Above {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

/** What stands above a text, and what is wrong with it. */
function readAbove(text: string, code: string): Above {
  try {
    const fields = Object(frontmatterIn(text));
    return { fields, problems: problemsOf(textSchema, fields, code) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { fields: {}, problems: [`its first lines cannot be read: ${reason}`] };
  }
}

/** What is wrong with a text beside its twin in English and the texts before it in its language. */
function problemsBeside(
  { fields, problems }: Above,
  twin: Above | undefined,
  before: readonly Above[],
): readonly string[] {
  if (problems.length > 0) return problems;
  if (!twin) return ['is not in English: write it there too, or take it away'];
  const isTaken = before.some((other) => other.fields.title === fields.title);
  return [
    ...(isTaken ? [`title is that of another page, “${fields.title}”: change one of them`] : []),
    ...sameInEveryLanguage
      .filter((name) => fields[name] !== twin.fields[name])
      .map((name) => `${name} must be as in English, ${twin.fields[name]}`),
  ];
}

/** What is wrong with text pages, file by file: what stands above the text, address, twin in each language. */
export function problemsOfTexts(filesIn: (code: string) => Files = textFilesIn): string[] {
  const readAll = (code: string) =>
    new Map(Object.entries(filesIn(code)).map(([slug, text]) => [slug, readAbove(text, code)]));
  const english = readAll('en');
  return languages.flatMap(({ code }) => {
    const texts = readAll(code);
    const all = [...texts.values()];
    const missing = [...english.keys()].filter((slug) => !texts.has(slug));
    const said = [
      ...missing.map((slug) => [slug, 'is only in English: write it here too'] as const),
      ...[...texts].flatMap(([slug, text], index) => {
        const problem = slugProblem(slug);
        return problem
          ? [[slug, problem] as const]
          : problemsBeside(text, english.get(slug), all.slice(0, index)).map(
              (each) => [slug, each] as const,
            );
      }),
    ];
    return said.map(([slug, problem]) => `${textsFolder(code)}/${slug}.mdx: ${problem}`);
  });
}
