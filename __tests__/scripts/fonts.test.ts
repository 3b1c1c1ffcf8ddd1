import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

const folder = 'styles/fonts/';
const signsOf = (file: string) =>
  create(readFileSync(`${folder}${file}.woff2`)).characterSet.filter((sign) => sign < 0xffff);

/** The ranges that `styles/fonts/fonts.ts` declares for a file, as code points. */
function declared(file: string): number[] {
  const source = readFileSync(`${folder}fonts.ts`, 'utf8');
  const [, ranges = ''] = source.split(`'./${file}.woff2'`)[1]?.split(/value:\s*'([^']+)'/) ?? [];
  return ranges.split(', ').flatMap((range) => {
    const [first = NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

describe.each(['imbue', 'hanken-grotesk'])('%s', (family) => {
  it('has each sign in one of its two files', () => {
    const parts = [...signsOf(`${family}-words`), ...signsOf(`${family}-signs`)];
    expect(parts.sort((a, b) => a - b)).toEqual(signsOf(family).sort((a, b) => a - b));
  });

  it('declares what is in the second, which is fetched only for that', () => {
    const held = signsOf(`${family}-signs`).sort((a, b) => a - b);
    expect(held.length).toBeGreaterThan(20);
    expect(declared(`${family}-signs`)).toEqual(held);
  });
});
