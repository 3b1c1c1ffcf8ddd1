/**
 * `npm run test:rename`: gives the brand another name, company, addresses and strength in
 * `content/brand.ts` alone, builds a copy of the project, and shows that nothing of the old one is
 * left in HTML, structured data, manifest, styles, scripts or mail links. Pictures are excepted: they
 * are listed, since they must be made anew. Those of the bottle show name and strength on its label.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '../content/brand';
import { npmScript, run } from './run/command';

const brandFile = 'content/brand.ts';

const { abv, proof } = brand.strength;
const { before, accented, after } = brand.wordmark;

/** What is changed in the brand's file: what a line there says now, and what it will say. */
const changes: readonly (readonly [string, string])[] = [
  [brand.name, 'Soléra Alta'],
  [before, 'SOL'],
  [accented, 'É'],
  [after, 'RA'],
  [brand.product, 'Soléra Alta Tequila'],
  [brand.company.legalName, 'Soléra Alta Spirits LLC'],
  [brand.company.city, 'Denver'],
  [brand.company.region, 'CO'],
  [brand.company.regionName, 'Colorado'],
  [brand.siteUrl, 'https://www.soleraalta.example'],
  [brand.email.enquiries, 'hello@soleraalta.example'],
  [brand.email.privacy, 'private@soleraalta.example'],
  [brand.social.handle, '@soleraalta'],
  [brand.social.url, 'https://www.instagram.com/soleraalta'],
];

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The old brand in running text, in addresses and in capitals. */
const ownWords = [
  brand.name,
  withoutAccents(brand.name),
  ...(before ? [`${before}<`] : [`>${accented}<`]),
  brand.company.legalName,
  brand.company.city,
  new URL(brand.siteUrl).hostname.replace(/^www\./, ''),
  brand.email.enquiries,
  brand.email.privacy,
  brand.social.handle,
  brand.social.url,
  `${proof} proof`,
];

/**
 * Traces of the old brand, as they would stand in the output. Percentages and two letters of a state are
 * everywhere in styles and scripts, so strength and state count only as they are written for people.
 */
const traces = [
  new RegExp(ownWords.map(literally).join('|'), 'i'),
  new RegExp(`\\b${literally(brand.company.regionName)}\\b`, 'i'),
  new RegExp(`, ${brand.company.region}\\b|"${brand.company.region}"`),
  new RegExp(`\\b${literally(String(abv))} ?%? ?(alc|vol)`),
];

const textual = /\.(html|txt|xml|webmanifest|json|js|css)$/;
const picture = /\.(avif|webp|jpe?g|png|svg|ico)$/;

/** Packed pictures of the bottle, whose label `art/kit/label.py` letters by itself. */
const bottle = /^images\/(hero-(?:wide|flat|tall)|(?:plata|anejo)-(?:cut|setting)|split)/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'renamed-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of tracked.split('\0')) {
    if (file !== '') cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

function renameBrand(copy: string): void {
  const file = path.join(copy, brandFile);
  const words = changes.map(([old, name]): [RegExp, string] => [
    new RegExp(`(['"])${literally(old)}\\1`),
    `'${name}'`,
  ]);
  const strength: [RegExp, string][] = [
    [new RegExp(`abv: ${literally(String(abv))}\\b`), 'abv: 47'],
    [new RegExp(`proof: ${literally(String(proof))}\\b`), 'proof: 94'],
  ];
  const renamed = [...words, ...strength].reduce(
    (text, [old, name]) => {
      if (!old.test(text)) {
        throw new Error(`${old} is not found in ${brandFile}: write that value there plainly.`);
      }
      return text.replace(old, name);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, renamed);
}

const project = process.cwd();
const copy = copyProject();
try {
  renameBrand(copy);
  process.chdir(copy);
  const build = await run(npmScript('build'));
  if (build.code !== 0) throw new Error(`The renamed project does not build:\n${build.output}`);

  const files = filesBelow('out');
  const left = files
    .filter((file) => textual.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return traces
        .map((trace) => text.search(trace))
        .filter((at) => at >= 0)
        .map((at) => `${file}: …${text.slice(Math.max(0, at - 60), at + 60)}…`);
    });
  for (const trace of left) console.error(trace);
  const branded = files.filter((file) => picture.test(file) && /share|icon/.test(file));
  console.log(`Pictures that show the name or the mark, to be made anew: ${branded.length}`);
  for (const file of branded) console.log(`  ${file}`);
  const labelled = files
    .map((file) => bottle.exec(path.relative('out', file).replaceAll('\\', '/'))?.[1])
    .filter((name) => name !== undefined);
  console.log('Pictures whose bottle still has the old name and strength on its label:');
  console.log(`  ${[...new Set(labelled)].sort().join(', ')}`);
  console.log('  Mend art/kit/label.py, render them anew (art/README.md), then npm run images.');
  console.log(left.length > 0 ? `${left.length} traces of the old brand` : 'No trace is left.');
  process.exitCode = left.length > 0 ? 1 : 0;
} finally {
  process.chdir(project);
  rmSync(copy, { recursive: true, force: true });
}
