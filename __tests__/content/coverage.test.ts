/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { checkedFiles } from '@/content/checked-files';
import { findProblems } from '@/content/schema/find-problems';

/** No words of the site: the rules themselves, the list of what they rule, and what calls them. */
const withoutWords = /^content\/(?:schema\/.+|checked-files|validate)\.ts$/;

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => `content/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts') && !withoutWords.test(file));

it('finds the files of words', () => {
  expect(files).toEqual(expect.arrayContaining(['content/brand.ts', 'content/home/hero.ts']));
});

describe.each(files)('%s', (file) => {
  const found = checkedFiles.filter((checked) => checked.file === file);

  it('stands in content/checked-files.ts once, with all that it exports', () => {
    expect(found).toHaveLength(1);
    const exported = jest.requireActual<Record<string, unknown>>(`@/${file}`);
    const checked = Object(found[0]?.value) as Record<string, unknown>;
    expect(Object.keys(checked)).toEqual(Object.keys(exported));
    for (const name of Object.keys(exported)) expect(checked[name]).toBe(exported[name]);
  });

  it('cannot export words without a rule', () => {
    const value = { ...Object(found[0]?.value), moreWords: ' ' } as unknown;
    const problems = findProblems(found.map((content) => ({ ...content, value })));
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${file}: moreWords `))]);
  });
});
