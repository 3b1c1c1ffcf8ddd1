/**
 * `npm run check:sizes`: no source file over 200 lines, unless a reason stands here. What a script
 * writes is as long as it is.
 */
import { readFileSync } from 'node:fs';
import { projectFiles } from './files';

const LIMIT = 200;

/** A file may be longer only for a reason that its next owner would accept: none is today. */
const reasons: Record<string, string> = {};

const written = /^\/\/ (?:Written|Generated) by scripts\//;
const files = projectFiles('.ts', '.tsx', '.mjs', '.scss', '.py');
const tooLong = files
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !written.test(text))
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  .filter(({ file, lines }) => lines > LIMIT && !reasons[file]);
const stale = Object.keys(reasons).filter(
  (file) => files.includes(file) && readFileSync(file, 'utf8').split('\n').length <= LIMIT,
);

for (const { file, lines } of tooLong) {
  console.error(
    `${file} has ${lines} lines: split it, or give its reason in scripts/checks/sizes.ts`,
  );
}
for (const file of stale) {
  console.error(`${file} fits by itself: take its reason out of scripts/checks/sizes.ts`);
}
process.exitCode = tooLong.length + stale.length > 0 ? 1 : 0;
