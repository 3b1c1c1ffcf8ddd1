/** Verifies saved content before a commit: generates its pictures, runs the checks and builds the site. */
import { stripVTControlCharacters } from 'node:util';
import { languages, type Language } from '../../content/languages';
import { allForms } from '../../content/schema/forms';
import { textFilesIn } from '../../content/text-files';
import { npmCommand, packageCommand, run } from '../../scripts/run/command';
import { legalTexts } from '../form/legal-texts';
import { problemsInContent } from './problems';
import { changedFiles } from './repository';
import { formOf, readAt, readSaved, readForm, versionOf, type ReadFile } from './form-files';

type Report = (message: string) => void;

/** The npm scripts to run, each with a progress message. `images` generates the pictures that depend on the content. */
const checks = [
  { script: 'images', message: 'Drawing pictures that follow from the words …' },
  { script: 'check:content', message: 'Checking words and texts …' },
  { script: 'check:images', message: 'Checking pictures …' },
] as const;

/** The forms of a language. */
const filesIn = ({ code }: Language) => [
  ...allForms.filter(({ language = code }) => language === code).map(({ file }) => file),
  ...Object.keys(legalTexts)
    .filter((name) => name.startsWith(`legal/${code}/`))
    .map((name) => name.replace('.mdx', '')),
  ...Object.keys(textFilesIn(code)).map((slug) => `texts/${code}/${slug}`),
];

/** The languages whose pages differ from the published ones; all if text pages or files outside `content` have changed. */
async function changedLanguages(): Promise<readonly Language[]> {
  const changed = await changedFiles();
  const isContent = ({ file }: { readonly file: string }) => file.startsWith('content/');
  const hasTextPages = changed.some(({ file }) => file.startsWith('content/texts/'));
  if (hasTextPages || !changed.every(isContent)) return languages;
  const published = readAt('HEAD');
  const versionIn = async (file: string, read: ReadFile) => {
    const content = await readForm(formOf(file), read).catch(() => undefined);
    return content && versionOf(content.words);
  };
  const differs = async (file: string) =>
    (await versionIn(file, readSaved)) !== (await versionIn(file, published));
  const results = languages.map(async (language) => {
    const differing = await Promise.all(filesIn(language).map(differs));
    return differing.some(Boolean) ? [language] : [];
  });
  return (await Promise.all(results)).flat();
}

/** The last lines of a build's output, where the error is. */
const endOf = (output: string) =>
  stripVTControlCharacters(output).trim().split('\n').slice(-20).join('\n');

/** Builds the pages of some languages; the output of `npm run build` is left alone. Resolves to the error, if any. */
async function build(targets: readonly Language[], report: Report): Promise<string | undefined> {
  for (const { code, name } of targets) {
    report(
      `Building the pages in ${name}, to see that they can be published. This takes a minute …`,
    );
    const env = { NEXT_PUBLIC_LANGUAGE: code, PROVING_WORDS: 'yes', NODE_ENV: 'production' };
    const { code: exitCode, output } = await run(packageCommand('next/dist/bin/next', 'build'), {
      env,
    });
    if (exitCode !== 0)
      return `The site does not build with what is saved, so nothing was published. Send a developer this:\n${endOf(output)}`;
  }
  return undefined;
}

/** Why the site cannot be published, if anything. Builds all languages, or those that `which` resolves to. */
export async function verifySite(
  report: Report,
  which: () => Promise<readonly Language[]> = async () => languages,
): Promise<string | undefined> {
  const problems = await problemsInContent();
  if (problems.length > 0) return problems.join('\n');
  const targets = await which();
  for (const { script, message } of checks) {
    report(message);
    const { code, output } = await run(npmCommand(script));
    if (code !== 0)
      return output.trim() || `“npm run ${script}” failed. Ask a developer to run it.`;
  }
  return build(targets, report);
}

/** Verifies unpublished changes: builds only the languages that differ from what is published. */
export const verifyChanges = (report: Report): Promise<string | undefined> =>
  verifySite(report, changedLanguages);
