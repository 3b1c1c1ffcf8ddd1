import { readFileSync } from 'node:fs';
import { brand } from '@/content/brand';

const source = (name: string) => readFileSync(`content/legal/en/${name}.mdx`, 'utf8');

/** Headings of one level, in order. */
const headings = (name: string, hashes: '##' | '###') =>
  [...source(name).matchAll(new RegExp(`^${hashes} (.+)$`, 'gm'))].map(([, heading]) => heading);

describe('the legal texts', () => {
  it.each([
    ['privacy-policy', 10],
    ['terms-of-use', 12],
    ['terms-and-conditions', 10],
  ])('%s has %i numbered sections', (name, count) => {
    const [numbered = ''] = source(name).split('<Closing />');
    expect(numbered.match(/^## /gm)).toHaveLength(count);
  });

  it('close the terms and conditions with an acknowledgment', () => {
    expect(source('terms-and-conditions').split('<Closing />')[1]).toContain('## Acknowledgment');
  });

  it('explain the five types of cookies', () => {
    expect(headings('cookies', '###')).toEqual([
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
      const { enquiriesEmail, privacyEmail } = brand;
      for (const fact of [brand.name, brand.company, brand.city, enquiriesEmail, privacyEmail]) {
        expect(source(name)).not.toContain(fact);
      }
    },
  );
});
