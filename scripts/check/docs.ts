/**
 * `npm run check:docs`: every command and every path that a document names exists, and every link
 * between documents leads somewhere. Paths are read from code spans, links from Markdown links.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from './files';
import { readArguments } from '../run/arguments';

readArguments({}, 'Usage: npm run check:docs');

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const builtInCommands = ['audit', 'ci', 'install', 'run', 'start', 'test', 'ls', 'outdated'];

/** Folders and files that exist only after a command has run. */
const generated = [
  'node_modules',
  'art/.cache',
  '.next',
  'out',
  'hosting/dist',
  'data',
  'shots',
  'test-results',
];

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

function missingCommands(text: string): string[] {
  const named = matches(text, /npm run ([a-z][\w:-]*)/g).filter((name) => !scripts[name]);
  const bare = matches(text, /npm ([a-z]+)/g).filter((name) => !builtInCommands.includes(name));
  return [...named.map((name) => `npm run ${name}`), ...bare.map((name) => `npm ${name}`)];
}

/** A code span is a path if it has a slash or a known ending, and no blanks or wildcards. */
function looksLikePath(span: string): boolean {
  if (/[\s*{}<>$#=()…:@]|NAME|^\/|^--|^(text|application)\//.test(span)) return false;
  return (
    /^[\w.-]+\/[\w./[\]-]*$/.test(span) || /^[\w.-]+\.(ts|tsx|mjs|scss|md|mdx|json|py)$/.test(span)
  );
}

function missingPaths(file: string, text: string): string[] {
  const folder = path.posix.dirname(file);
  return matches(text, /`([^`\n]+)`/g)
    .filter(looksLikePath)
    .filter((span) => !generated.some((name) => span === name || span.startsWith(`${name}/`)))
    .filter((span) => !existsSync(span) && !existsSync(path.posix.join(folder, span)));
}

function brokenLinks(file: string, text: string): string[] {
  const folder = path.posix.dirname(file);
  return matches(text, /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^[a-z]+:|^#/.test(link))
    .filter((link) => !existsSync(path.posix.join(folder, link.split('#')[0] ?? '')));
}

const problems = projectFiles('.md').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [
    ...missingCommands(text).map((command) => `${file}: there is no "${command}"`),
    ...missingPaths(file, text).map((name) => `${file}: there is no ${name}`),
    ...brokenLinks(file, text).map((link) => `${file}: the link ${link} leads nowhere`),
  ];
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
