/** @jest-environment node */
import { syntaxProblemIn } from '@/scripts/check/syntax-problems';

/** What is wrong, the file, the line of it, and what is said. */
const mistakes = [
  ['a comma left out', "export const a = {\n  b: 'B'\n  c: 'C',\n};", 3, "',' expected"],
  ['a quote left out', "export const a = {\n  b: 'B,\n};", 2, 'Unterminated string literal'],
  ['curly quotes', 'export const a = {\n  b: ‘B’,\n};', 2, 'Invalid character'],
  ['an apostrophe', "export const a = {\n  b: 'the well's water',\n};", 2, "',' expected"],
  [
    'two changes that git could not merge',
    "export const a = {\n<<<<<<< HEAD\n  b: 'B',\n=======\n  b: 'C',\n>>>>>>> other\n};",
    2,
    'Merge conflict marker encountered',
  ],
] as const;

it.each(mistakes)('%s: file, line, what is wrong, and the line itself', (_, text, line, said) => {
  const [problem] = syntaxProblemIn('content/a.ts', text);
  const plain = problem?.replace(/\u001B\[\d+m/g, '');
  expect(plain).toContain(`content/a.ts:${line}:`);
  expect(plain).toContain(said);
  expect(plain).toContain(text.split('\n')[line - 1]);
});

it('finds nothing in a file without mistakes', () => {
  expect(syntaxProblemIn('content/a.ts', "export const a = { b: 'B' };")).toEqual([]);
});
