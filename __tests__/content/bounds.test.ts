/** @jest-environment node */
import { serves } from '@/content/home/serves';
import { faultsWith } from './support/faults';

const [brand, home] = ['content/brand.ts', 'content/home'];
const paloma = serves.list[1];
const thirteen = Array.from({ length: 13 }, (_, index) => ({ ...paloma, name: `Paloma ${index}` }));

/** File, field, what an editor writes there, and what the build says. */
const mistakes: readonly (readonly [string, string, unknown, string])[] = [
  [
    `${home}/serves.ts`,
    'serves.list',
    thirteen,
    'must be at most 12, as many as have their dots on a phone, and are 13: take some out',
  ],
  [
    `${home}/serves.ts`,
    'serves.heading',
    ['Seven pours,', 'cut to measure.'],
    'speaks of 7 serves and the list has 6: write “six”',
  ],
  [
    `${home}/serves.ts`,
    'serves.list.0.name',
    'a'.repeat(200),
    'must have 2 to 30 characters and has 200',
  ],
  [
    `${home}/experience.ts`,
    'experience.pictures.0.caption',
    'a'.repeat(200),
    'must have 2 to 80 characters and has 200',
  ],
  [brand, 'brand.company.city', 'a'.repeat(200), 'must have 2 to 30 characters and has 200'],
  [
    'content/age.ts',
    'thresholdLinks.3.label',
    'a'.repeat(200),
    'must have 2 to 50 characters and has 200',
  ],
  [
    'content/navigation.ts',
    'headerLinks.3.href',
    '/#aboutsus',
    'leads to no section of the home page: write one of /#home, /#colletions, /#plata, /#anjoi, /#Experience, /#aboutus',
  ],
  [
    'content/navigation.ts',
    'legalLinks.3.href',
    '/cookeis',
    'leads to no page: write one of /, /privacy-policy, /termsOfUse, /termsAndConditions, /cookies, /logo, /404',
  ],
];

it.each(mistakes)('%s: %s as %j stops the build', (file, path, value, said) => {
  expect(faultsWith(file, path, value)).toEqual([`${file}: ${path} ${said}`]);
});

it('lets a heading of the serves count nothing', () => {
  const file = `${home}/serves.ts`;
  expect(faultsWith(file, 'serves.heading', ['Poured,', 'and cut to measure.'])).toEqual([]);
});
