import { languages } from '../languages';
import { frontmatterIn, textFilesIn, textsFolder } from '../text-files';
import { problemsOf } from './find-problems';
import { sameInEveryLanguage, slugProblem, textSchema } from './texts';

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

/** What is wrong with a language's text pages, each with its address. */
function problemsIn(code: string, files: Files, english: Files): [slug: string, said: string][] {
  const above = new Map(Object.entries(files).map(([slug, text]) => [slug, readAbove(text, code)]));
  const titles = [...above.values()].map(({ fields }) => fields.title);
  return [...above].flatMap(([slug, { fields, problems }], index): [string, string][] => {
    const place = slugProblem(slug);
    if (place) return [[slug, place]];
    if (problems.length > 0) return problems.map((problem) => [slug, problem]);
    if (!english[slug]) return [[slug, 'is not in English: write it there too, or take it away']];
    const twin = readAbove(english[slug], 'en').fields;
    return [
      ...(titles.indexOf(fields.title) < index
        ? [[slug, `title is that of another page, “${fields.title}”: change one of them`]]
        : []),
      ...sameInEveryLanguage
        .filter((name) => fields[name] !== twin[name])
        .map((name): [string, string] => [slug, `${name} must be as in English, ${twin[name]}`]),
    ];
  });
}

/** What is wrong with text pages, file by file: what stands above the text, address, twin in each language. */
export function problemsOfTexts(filesIn: (code: string) => Files = textFilesIn): string[] {
  const english = filesIn('en');
  return languages.flatMap(({ code }) => {
    const files = filesIn(code);
    const missing = Object.keys(english).filter((slug) => !files[slug]);
    return [
      ...missing.map((slug) => [slug, 'is only in English: write it here too']),
      ...problemsIn(code, files, english),
    ].map(([slug, said]) => `${textsFolder(code)}/${slug}.mdx: ${said}`);
  });
}
