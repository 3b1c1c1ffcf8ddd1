import { readFileSync } from 'node:fs';
import { confirmed, findOlder, olderParts } from '@/content/schema/sources';
import { partsOf } from '@/content/schema/twins';

const readContent = (file: string) => readFileSync(`content/${file}`, 'utf8');

/** The Spanish parts that are older than their English if one sentence of a file is replaced. */
const olderWith = (file: string, from: string, to: string) =>
  findOlder('es', (each) => {
    const text = readContent(each);
    if (each !== file) return text;
    expect(text).toContain(from);
    return text.replace(from, to);
  });

/** What is older without a change: English may be ahead of its translation. */
const before = findOlder('es');

it.each([
  ['a field', 'words/en/home/hero.json', 'A legacy', 'A history', ['tagline']],
  [
    'an entry of a list',
    'words/en/home/serves.json',
    '"Highball"',
    '"Glass"',
    ['list.paloma.glass'],
  ],
  ['lines', 'words/en/home/serves.json', '"{count}', '"All {count}', ['heading']],
  [
    'a section of a legal text',
    'legal/en/cookies.mdx',
    'small piece',
    'short piece',
    ['section-1'],
  ],
  ['the start of a legal text', 'legal/en/cookies.mdx', 'A <a', 'Here, a <a', ['beginning']],
])('names %s whose English has changed, and nothing else', (_, english, from, to, parts) => {
  const file = english.replace('/en/', '/es/');
  const others = before.filter((each) => each.file !== file);
  const own = before.find((each) => each.file === file)?.parts ?? [];
  const all = partsOf(english, readContent(english)).map(([name]) => name);
  const expected = all.filter((name) => [...own, ...parts].includes(name));
  const due = [...others, { file, parts: expected }];
  const older = olderWith(english, from, to);
  expect(older).toEqual(expect.arrayContaining(due));
  expect(older).toHaveLength(due.length);
});

it('does not mind a change of the translation', () => {
  expect(olderWith('words/es/home/hero.json', '"tagline": "', '"tagline": "Así: ')).toEqual(before);
});

describe('one field of a translation', () => {
  const file = 'words/es/a-file.json';
  const english = partsOf(file, '{ "yes": "Yes", "no": "No" }');
  const spanish = partsOf(file, '{ "yes": "Sí", "no": "No" }');
  const sources = confirmed({}, file, english, ['yes']);

  it('is older until it is said to be right, others remaining so', () => {
    expect(olderParts({}, file, english, spanish)).toEqual(['yes', 'no']);
    expect(olderParts(sources, file, english, spanish)).toEqual(['no']);
  });

  it('is older again when its English changes', () => {
    const changed = partsOf(file, '{ "yes": "Yes, I am", "no": "No" }');
    expect(olderParts(sources, file, changed, spanish)).toEqual(['yes', 'no']);
  });

  it('is forgotten with its English', () => {
    const without = partsOf(file, '{ "no": "No" }');
    const after = confirmed(sources, file, without, ['no']);
    expect(olderParts(after, file, english, spanish)).toEqual(['yes']);
  });
});
