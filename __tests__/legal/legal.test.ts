import { readFileSync } from 'node:fs';
import { brand } from '@/content/brand';
import { readHeading } from '@/lib/legal/number-sections.mjs';

function source(name: string): string {
  return readFileSync(`content/legal/${name}.mdx`, 'utf8');
}

/** Headings of one level, in order. */
function headings(name: string, level: 2 | 3): string[] {
  const hashes = '#'.repeat(level);
  return source(name)
    .split('\n')
    .filter((line) => line.startsWith(`${hashes} `))
    .map((line) => line.slice(level + 1));
}

describe('the legal texts', () => {
  it.each([
    ['privacy-policy', 10],
    ['terms-of-use', 12],
    ['terms-and-conditions', 10],
  ])('%s has %i numbered sections in order', (name, count) => {
    const numbers = headings(name, 2)
      .map((heading) => readHeading(heading).number)
      .filter((number) => number !== undefined);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('close the terms and conditions with an acknowledgment', () => {
    expect(headings('terms-and-conditions', 2).at(-1)).toBe('Acknowledgment');
  });

  it('explain the five types of cookies', () => {
    expect(headings('cookies', 3)).toEqual([
      'Essential',
      'Performance',
      'Functional',
      'Targeting and advertising',
      'Analytics',
    ]);
  });

  it.each(['support.mozilla.org', 'support.apple.com', 'support.microsoft.com'])(
    'lead to the cookie settings at %s',
    (host) => expect(source('cookies')).toContain(`https://${host}/`),
  );

  it.each(['privacy-policy', 'terms-of-use', 'terms-and-conditions', 'cookies'])(
    '%s takes the names of brand and company from the brand file',
    (name) => {
      const { company, email } = brand;
      for (const fact of [brand.name, company.legalName, company.city, ...Object.values(email)]) {
        expect(source(name)).not.toContain(fact);
      }
    },
  );
});
