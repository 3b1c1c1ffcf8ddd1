/**
 * `npm run test:rename`: gives the brand another name, company, city and strength in
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
import { npmScript, run } from './run/command';

const brandFile = 'content/brand.ts';

/** What is changed in the brand's file, in this order. */
const changes: [RegExp, string][] = [
  [/'AUR', accented: 'Í', after: 'FERA'/, "'SOL', accented: 'É', after: 'RA'"],
  [/Aurífera/g, 'Soléra Alta'],
  [/aurifera/g, 'soleraalta'],
  [/Columbus/g, 'Denver'],
  [/'OH'/g, "'CO'"],
  [/'Ohio'/g, "'Colorado'"],
  [/abv: 40/, 'abv: 45'],
  [/proof: 80/, 'proof: 90'],
];

/**
 * Traces of the old brand, as they would stand in the output. Percentages and the letters "oh" are
 * everywhere in styles and scripts, so strength and state count only as they are written for people.
 */
const traces = [
  /aur[ií]fera|AUR<|columbus|\bohio\b|80 proof/i,
  /, OH\b|"OH"/,
  /\b40 ?%? ?(alc|vol)/,
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
  const renamed = changes.reduce(
    (text, [old, name]) => {
      if (!old.test(text))
        throw new Error(`${brandFile} no longer has ${old}: mend scripts/test-rename.ts.`);
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
