/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { ageGateWords, confirmAgeWords } from '@/content/age';
import { deviceItems } from '@/content/device-storage';
import { problemMessages } from '@/content/enquiry';
import { collectionLinks, headerLinks, legalLinks, quickLinks } from '@/content/navigation';
import { findProblems } from '@/content/schema/find-problems';
import { checkedFiles, validateContent } from '@/content/validate';
import { longest, phoneDigits } from '@/lib/enquiry/enquiry';
import { contentWith } from './support/problems';

it('keeps every rule', () => {
  expect(findProblems(checkedFiles)).toEqual([]);
});

it('has no file that is not checked', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.ts$/.test(file) && !/^content\/(?:schema\/|validate)/.test(file));
  expect(checkedFiles.map(([file]) => file).sort()).toEqual(files.sort());
});

it('stops the build, naming file and field', () => {
  const changed = contentWith('home/products', 'anejo.class', undefined);
  expect(() => validateContent([changed])).toThrow(
    'content/home/products.ts: anejo.class is missing: write it',
  );
});

it('names a wrong fact of the brand alone, not all the sentences that it is in', () => {
  const wrong = contentWith('brand', 'brand.name', 'A');
  const sentence = contentWith('chrome', 'chrome.homeLink', '');
  expect(() => validateContent([sentence, wrong])).toThrow(
    /rules:\n {2}content\/brand\.ts: brand\.name must have 2 to 30 characters and has 1\n.*made of these.*$/,
  );
});

describe('the links around every page', () => {
  it('lead from any route to the sections of the home page', () => {
    expect(headerLinks).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Collections', href: '/#colletions' },
      { label: 'Experience', href: '/#Experience' },
      { label: 'About Us', href: '/#aboutus' },
    ]);
    expect(collectionLinks).toEqual([
      { label: 'Plata', href: '/#plata' },
      { label: 'Añejo', href: '/#anjoi' },
    ]);
  });

  it('write “About us” in the footer, and reach the four legal pages', () => {
    expect(quickLinks.map(({ label }) => label)).toEqual([
      'Home',
      'Collections',
      'Experience',
      'About us',
    ]);
    expect(legalLinks.map(({ href }) => href)).toEqual([
      '/privacy-policy',
      '/termsOfUse',
      '/termsAndConditions',
      '/cookies',
    ]);
  });
});

it('quotes the buttons of the age gate where it says what they keep', () => {
  const { written } = deviceItems.find(({ key }) => key === 'ageVerified') ?? {};
  expect(written).toBe(`When you press “${ageGateWords.over}” or “${confirmAgeWords.verify}”.`);
});

it('states the limits of the form as they are', () => {
  expect(problemMessages.firstName.long).toContain(` ${longest.name} `);
  expect(problemMessages.lastName.long).toContain(` ${longest.name} `);
  expect(problemMessages.email.long).toContain(` ${longest.email} `);
  const { fewest, most } = phoneDigits;
  expect(problemMessages.phone.format).toContain(` ${fewest} to ${most} digits`);
});
