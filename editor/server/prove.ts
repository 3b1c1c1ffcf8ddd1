/** Draws the pictures that follow from what is saved, then checks its rules and pictures and that the site builds with it. */
import { stripVTControlCharacters } from 'node:util';
import { languages, type Language } from '../../content/languages';
import { allForms } from '../../content/schema/forms';
import { textFilesIn } from '../../content/text-files';
import { npmCommand, packageCommand, run } from '../../scripts/run/command';
import { legalTexts } from '../form/legal-texts';
import { problemsInContent } from './problems';
import { changedFiles } from './repository';
import { formOf, readAt, readSaved, storedIn, versionOf, type Read } from './stored';

type Say = (line: string) => void;

/** What is run, each after the line that says it. `images` draws what follows from the words. */
const checks = [
  { script: 'images', says: 'Drawing pictures that follow from the words …' },
  { script: 'check:content', says: 'Checking words and texts …' },
  { script: 'check:images', says: 'Checking pictures …' },
] as const;

/** All forms that a language shows. */
const filesIn = ({ code }: Language) => [
  ...allForms.filter(({ language = code }) => language === code).map(({ file }) => file),
  ...Object.keys(legalTexts)
    .filter((name) => name.startsWith(`legal/${code}/`))
    .map((name) => name.replace('.mdx', '')),
  ...Object.keys(textFilesIn(code)).map((slug) => `texts/${code}/${slug}`),
];

/** The languages whose pages are others than they were published: all, where it is not words alone that have changed. */
async function changedLanguages(): Promise<readonly Language[]> {
  const changed = await changedFiles();
  const isWords = ({ file }: { readonly file: string }) => file.startsWith('content/');
  const isGone = changed.some(({ file }) => file.startsWith('content/texts/'));
  if (isGone || !changed.every(isWords)) return languages;
  const published = readAt('HEAD');
  const versionIn = async (file: string, read: Read) => {
    const stored = await storedIn(formOf(file), read).catch(() => undefined);
    return stored && versionOf(stored.words);
  };
  const differs = async (file: string) =>
    (await versionIn(file, readSaved)) !== (await versionIn(file, published));
  const tried = languages.map(async (language) => {
    const differing = await Promise.all(filesIn(language).map(differs));
    return differing.some(Boolean) ? [language] : [];
  });
  return (await Promise.all(tried)).flat();
}

/** The end of what a build has said, where the reason is. */
const endOf = (output: string) =>
  stripVTControlCharacters(output).trim().split('\n').slice(-20).join('\n');

/** Builds the pages of languages, and leaves what `npm run build` has made as it is. */
async function build(built: readonly Language[], say: Say): Promise<string | undefined> {
  for (const { code, name } of built) {
    say(`Building the pages in ${name}, to see that they can be published. This takes a minute …`);
    const env = { NEXT_PUBLIC_LANGUAGE: code, PROVING_WORDS: 'yes', NODE_ENV: 'production' };
    const { code: ended, output } = await run(packageCommand('next/dist/bin/next', 'build'), {
      env,
    });
    if (ended !== 0)
      return `The site does not build with what is saved, so nothing was published. Send a developer this:\n${endOf(output)}`;
  }
  return undefined;
}

/** Why the site cannot be published as it is, if anything; the pages of the given languages are built, or those that differ. */
export async function proveSite(
  say: Say,
  which: () => Promise<readonly Language[]> = async () => languages,
): Promise<string | undefined> {
  const problems = await problemsInContent();
  if (problems.length > 0) return problems.join('\n');
  const built = await which();
  for (const { script, says } of checks) {
    say(says);
    const { code, output } = await run(npmCommand(script));
    if (code !== 0)
      return output.trim() || `“npm run ${script}” failed. Ask a developer to run it.`;
  }
  return build(built, say);
}

/** The same for what is saved and not yet published. */
export const proveChanges = (say: Say): Promise<string | undefined> =>
  proveSite(say, changedLanguages);
