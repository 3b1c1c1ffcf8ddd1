import { readdirSync } from 'node:fs';
import { ageGateWords, confirmAgeWords } from '@/content/age';
import { deviceItems } from '@/content/device-storage';
import { collectionLinks, legalLinks, quickLinks, headerLinks } from '@/content/navigation';
import { allForms } from '@/content/schema/forms';
import { findProblems } from '@/content/validate';

it('keeps every rule', () => {
  expect(findProblems()).toEqual([]);
});

it('has a form for every file of words and facts', () => {
  const files = ['facts', 'words'].flatMap((folder) =>
    readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/').replace('.json', '')}`),
  );
  expect(allForms.map(({ file }) => file).sort()).toEqual(files.sort());
});

it('names the file that cannot be read, and what is wrong with it', () => {
  const [problem] = findProblems(() => '{ "name": “Aurífera” }');
  expect(problem).toMatch(/^content\/facts\/brand\.json: is not JSON: /);
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
  expect(written).toBe(
    `It is written when you press “${ageGateWords.over}” or “${confirmAgeWords.verify}”.`,
  );
});
