import { readFileSync } from 'node:fs';

/** What the compiler says of a file that is no TypeScript; lines count from 1, columns from 0. */
const saying = /^(\S+\.tsx?):(\d+):(\d+): ERROR: (.+)$/m;

const hints: readonly (readonly [(said: string, before: string) => boolean, string])[] = [
  [
    (said) => said.startsWith('Unterminated string'),
    'the quote that ends the words is missing in this line',
  ],
  [
    (said) => /^(?:Unexpected|Expected .* but found) "[‘’“”]"/.test(said),
    "around words only straight quotes may stand: '…'",
  ],
  [
    (said, before) => /\d,\d+$/.test(before) && said.endsWith('found ","'),
    'numbers are written with a point: 1.5',
  ],
  [
    (said) => said.endsWith('found "$"'),
    'a backtick (`) that ends the words is missing further up',
  ],
  [
    (_, before) => /\w'$/.test(before),
    'the quote before this place ends the words: if it is an apostrophe, type ’ instead',
  ],
];

/**
 * Explains an error that says where a file of words cannot be read: what an editor may have mistyped, and the line
 * with the one above it. Any other message is returned as it is.
 */
export function explainSyntax(
  message: string,
  read = (file: string) => readFileSync(file, 'utf8'),
): string {
  const [, file, number, column, said] = saying.exec(message) ?? [];
  if (!file || !said) return message;
  const lines = read(file).split('\n');
  const line = Number(number);
  const before = (lines[line - 1] ?? '').slice(0, Number(column));
  const advice =
    hints.find(([applies]) => applies(said, before))?.[1] ??
    `a comma may be missing at the end of line ${line - 1}, or a quote or bracket before it`;
  const shown = [line - 1, line]
    .filter((each) => each > 0)
    .map((each) => `  ${each} | ${lines[each - 1] ?? ''}`);
  return [`${file}:${line}: ${advice} (${said})`, ...shown].join('\n');
}
