/** @jest-environment node */
import { explainSyntax } from '@/scripts/checks/syntax-problems';

/** What an editor has typed, line by line, what the compiler says of it, and what is added. */
const mistakes: readonly (readonly [string, string[], string, string])[] = [
  [
    'a comma left out',
    ["  glass: 'Highball'", '  measures: ['],
    '2:2: ERROR: Expected "}" but found "measures"',
    'a comma may be missing at the end of line 1, or a quote or bracket before it',
  ],
  [
    'a quote left out',
    ["  name: 'Paloma,"],
    '1:16: ERROR: Unterminated string literal',
    'the quote that ends the words is missing in this line',
  ],
  [
    'a straight apostrophe inside straight quotes',
    ["  text: 'like the well's water.',"],
    '1:23: ERROR: Expected "}" but found "s"',
    'the quote before this place ends the words: if it is an apostrophe, type ’ instead',
  ],
  [
    'curly quotes around words',
    ['  name: ‘Paloma’,'],
    '1:8: ERROR: Unexpected "‘"',
    "around words only straight quotes may stand: '…'",
  ],
  [
    'a backtick left out',
    ['  alt: `A bottle,', '  alt: `${brand.name} lit from behind.`,'],
    '2:8: ERROR: Expected "}" but found "$"',
    'a backtick (`) that ends the words is missing further up',
  ],
  [
    'a decimal comma',
    ["  { ounces: 1,5, of: 'Plata' },"],
    '1:15: ERROR: Expected ":" but found ","',
    'numbers are written with a point: 1.5',
  ],
];

it.each(mistakes)(
  '%s: file and line, what is typed there, and what to do',
  (_, lines, said, advice) => {
    const explained = explainSyntax(
      `Transform failed with 1 error:\ncontent/home/a.ts:${said}`,
      () => lines.join('\n'),
    );
    const line = Number.parseInt(said);
    expect(explained).toContain(`content/home/a.ts:${line}: ${advice}`);
    expect(explained).toContain(`${line} | ${lines[line - 1]}`);
  },
);

it('says nothing of other errors but their own words', () => {
  expect(explainSyntax('Cannot find module x')).toBe('Cannot find module x');
});
