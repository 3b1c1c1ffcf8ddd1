/** `npm run check:sizes`: no source file may have over 200 lines, except those that a script writes. */
import { readFileSync } from 'node:fs';
import { projectFiles } from './files';

const mostLines = 200;

const generated = /^\/\/ (?:Written|Generated) by scripts\//;
const tooLong = projectFiles('.ts', '.tsx', '.mjs', '.scss', '.py')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !generated.test(text))
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  .filter(({ lines }) => lines > mostLines);

for (const { file, lines } of tooLong) {
  console.error(`${file} has ${lines} lines, and ${mostLines} at most are allowed: split it.`);
}
process.exitCode = tooLong.length > 0 ? 1 : 0;
