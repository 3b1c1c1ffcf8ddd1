/** @jest-environment node */
import { collections } from '@/content/home/collections';
import { serves } from '@/content/home/serves';
import { problemsWith, itRefuses, tooLong } from './support/problems';

const [brand, home] = ['content/brand.ts', 'content/home'];
const paloma = serves.list[1];
const [clay] = collections.west.strata;
const lime = { ounces: 1, of: 'lime', kind: 'citrus' };

itRefuses([
  [
    `${home}/collections.ts`,
    'collections.heading',
    [],
    'must not be empty: write at least one entry',
  ],
  [`${home}/collections.ts`, 'collections.heading.0', '', 'must not be empty'],
  tooLong(`${home}/collections.ts`, 'collections.heading.0', 40),
  tooLong(`${home}/tasting.ts`, 'tasting.heading', 60),
  tooLong('content/corner-notes.ts', 'invitationWords.heading', 60),
  ['content/not-found.ts', 'notFound.heading', [], 'must not be empty: write at least one entry'],
  [
    `${home}/tasting.ts`,
    'tasting.heading',
    'What the <b>dark</b> leaves',
    'must be plain text: take out tags like <b>, and write signs like &amp; as themselves',
  ],
  [
    'content/product-names.ts',
    'productNames.anejo',
    'Añejo'.normalize('NFD'),
    'holds an accented letter made of two signs (not Unicode NFC): type its accented letters anew',
  ],
  [
    brand,
    'brand.siteUrl',
    'https://a.example/x?y',
    'must be scheme and host only: write “https://a.example”',
  ],
  [
    brand,
    'brand.siteUrl',
    'https://a.example/',
    'must be scheme and host only: write “https://a.example”',
  ],
  [brand, 'brand.siteUrl', 'http://a.example', 'must begin https://'],
  [brand, 'brand.siteUrl', 'a.example', 'must be a web address'],
  [brand, 'brand.strength.abv', '40', 'must be a number and is "40"'],
  [
    brand,
    'brand.email.privacy',
    'privacy@aurifera',
    'must be an email address, as in “hola@company.example”, and is “privacy@aurifera”',
  ],
  [brand, 'brand.minimumAge', 210, 'must be at most 25: no country asks for more'],
  [brand, 'brand.copyrightYear', 20255, 'must be a year of this century'],
  [
    'content/navigation.ts',
    'headerLinks.1.href',
    '//evil.example/x',
    'must be a path of this site, as in “/cookies” or “/#aboutus”',
  ],
  [
    'content/age.ts',
    'ageGateLinks.0.href',
    '//evil.example/x',
    'must be a path of this site, as in “/cookies” or “/#aboutus”',
  ],
  ['content/age.ts', 'responsibleDrinking.href', 'http://a.example', 'must begin https://'],
  [
    'content/enquiry.ts',
    'mailTo.address',
    'hola',
    'must be an email address, as in “hola@company.example”, and is “hola”',
  ],
  ['content/enquiry.ts', 'optional', undefined, 'is missing: write it'],
  [
    'content/legal/facts.ts',
    'legalFacts.lastUpdated.iso',
    '2024-02-30',
    'must be a day as year, month and day, as in “2024-11-14”, and is “2024-02-30”',
  ],
  [
    'content/legal/facts.ts',
    'legalFacts.effective',
    '11/2024',
    'must be a month and year, “November 2024”',
  ],
  [
    'content/heads.ts',
    'heads.home.shareImage.src',
    '/share/hoem.jpg',
    'names a file that is not there: put it at public/share/hoem.jpg, or mend the name',
  ],
  [
    `${home}/experience.ts`,
    'experience.pictures.0.name',
    'field-dwan',
    'names no picture of lib/images/manifest.ts: mend "field-dwan", or add its master to art/masters and run “npm run images”',
  ],
  [
    'content/enquiry-dialog.ts',
    'enquiryDialogWords.plates.plata.picture',
    'plata',
    'names no picture of lib/images/manifest.ts: mend "plata", or add its master to art/masters and run “npm run images”',
  ],
  [
    `${home}/about.ts`,
    'about.leed',
    'Words.',
    'is not a field known here: mend its name or take it out',
  ],
  [`${home}/products.ts`, 'anejo.key', 'plata', 'must be "anejo" and is "plata"'],
  [
    `${home}/serves.ts`,
    'serves.list',
    serves.list.slice(0, 5),
    'must be six or more, so that the loop is real, and are 5',
  ],
  [
    `${home}/serves.ts`,
    'serves.list.1.measures',
    [
      { ounces: 4, of: 'Plata', kind: 'plata' },
      { ...lime, ounces: 4 },
    ],
    'must hold 7.25 oz or less, as much as the drawing has room for, and hold 8: pour less',
  ],
  [`${home}/serves.ts`, 'serves.list.1.measures.2.ounces', 70, 'must be 7.25 or less'],
  [
    `${home}/serves.ts`,
    'serves.list.1.spirit',
    'Añejo',
    'is “Añejo”, and the measures do not pour it, or pour the other: change one of them',
  ],
  [
    `${home}/serves.ts`,
    'serves.list.1.measures.0.of',
    'Añejo',
    'must be “Plata”, as its kind is “plata”: change one of the two',
  ],
  [
    `${home}/collections.ts`,
    'collections.west.strata',
    [],
    'must not be empty: write at least one entry',
  ],
]);

/** A list in which an entry stands twice: what the page tells it by, in the second of them. */
const repeated: readonly (readonly [string, string, readonly unknown[], string])[] = [
  [`${home}/serves.ts`, 'serves.list', [...serves.list, paloma], 'Paloma'],
  [
    `${home}/serves.ts`,
    'serves.list.1.measures',
    [{ ounces: 1, of: 'Plata', kind: 'plata' }, lime, lime],
    'lime',
  ],
  [`${home}/collections.ts`, 'collections.west.strata', [clay, clay], 'clay'],
  [`${home}/collections.ts`, 'collections.heading', ['One ground,', 'One ground,'], 'One ground,'],
];

it.each(repeated)('%s: an entry twice in %s stops the build', (file, path, list, entry) => {
  expect(problemsWith(file, path, list)).toEqual([
    `${file}: ${path}.${list.length - 1} repeats “${entry}” of an entry above: change one of them`,
  ]);
});
