/** @jest-environment node */
import { brand as facts } from '@/content/brand';
import { heads } from '@/content/heads';
import { serves } from '@/content/home/serves';
import { itRefuses, problemsWith } from './support/problems';

const long = 'a'.repeat(200);
const [, paloma] = serves.list;
const lime = { ounces: 4, of: 'lime', kind: 'citrus' };
const plata = { ounces: 4, of: 'Plata', kind: 'plata' };
const thirteen = Array.from({ length: 13 }, (_, index) => ({ ...paloma, name: `Paloma ${index}` }));
const noPicture = (name: string) =>
  `names no picture of lib/images/manifest.ts: mend "${name}", or add its master to art/masters and run “npm run images”`;
const noAddress = (text: string) =>
  `must be an email address, as in “hola@company.example”, and is “${text}”`;
const [noOrigin, seeLabel] = [
  'must be scheme and host only: write “https://a.example”',
  'Write what stands on the bottle’s label',
];

describe('how long words may be', () => {
  itRefuses([
    ['heads', 'heads.home.title', long, 'must have 8 to 60 characters and has 200'],
    ['heads', 'heads.home.description', 'a', 'must have 70 to 160 characters and has 1'],
    ['home/serves', 'serves.list.0.name', long, 'must have 2 to 30 characters and has 200'],
    ['home/serves', 'serves.heading.1', long, 'must have 2 to 20 characters and has 200'],
    ['home/collections', 'collections.heading.0', long, 'must have 2 to 40 characters and has 200'],
    ['home/tasting', 'tasting.heading', long, 'must have 2 to 60 characters and has 200'],
    ['corner-notes', 'invitationWords.heading', long, 'must have 2 to 60 characters and has 200'],
    ['age', 'ageGateLinks.3.label', long, 'must have 2 to 50 characters and has 200'],
    ['enquiry', 'fieldLabels.email', 'E', 'must have 2 to 50 characters and has 1'],
    ['enquiry', 'problemMessages.email.missing', 'No', 'must have 10 to 110 characters and has 2'],
  ]);
});

describe('what is missing, misspelt or repeated', () => {
  itRefuses([
    ['home/about', 'about.depth', undefined, 'is missing: write it'],
    ['home/about', 'about.leed', 'a', 'is not a field known here: mend its name or take it out'],
    ['home/serves', 'serves.list.1.measures.0.ounces', '2', 'must be number and is "2"'],
    ['not-found', 'notFound.heading', [], 'must not be empty: write at least one entry'],
    ['home/experience', 'experience.pictures.0.name', 'field-dwan', noPicture('field-dwan')],
    ['enquiry-dialog', 'enquiryDialogWords.plates.plata.picture', 'plata', noPicture('plata')],
    ['home/experience', 'experience.story', [long], 'must have 2 entries and has 1'],
    [
      'heads',
      'heads.home.shareImage.src',
      '/share/hoem.jpg',
      'names a file that is not there: put it at public/share/hoem.jpg, or mend the name',
    ],
    [
      'heads',
      'heads',
      { ...heads, home: { ...heads.home, title: heads.logo.title } },
      'have the same title twice: give each route its own',
    ],
  ]);

  it('names the entry of a list that stands twice', () => {
    expect(problemsWith('home/serves', 'serves.list', [...serves.list, paloma])).toEqual([
      'serves.list.6 repeats “Paloma” of an entry above: change one of them',
    ]);
  });

  it.each([
    ['', 'must not be empty'],
    ['hero.jpg', 'must not be a file name'],
    ['Image of a bottle', 'must say what is seen, not that it is a picture'],
  ])('“%s” is no alternative text', (alt, said) => {
    expect(problemsWith('home/hero', 'hero.picture.alt', alt)).toEqual([
      `hero.picture.alt ${said}`,
    ]);
  });
});

describe('the facts of the brand', () => {
  itRefuses([
    [
      'brand',
      'brand.strength.abv',
      38,
      `must be 40 or more and is 38: what is weaker may not be labelled tequila in the United States (27 CFR 5.148). ${seeLabel}`,
    ],
    [
      'brand',
      'brand.strength.abv',
      60,
      `must be 55 or less and is 60: what is stronger may not be sold as tequila (NOM-006-SCFI-2012). ${seeLabel}`,
    ],
    [
      'brand',
      'brand.strength.abv',
      42.25,
      `must have one decimal at most and is 42.25. ${seeLabel}`,
    ],
    ['brand', 'brand.strength.proof', 81, 'must be twice the alcohol by volume: write 80'],
    [
      'brand',
      'brand.minimumAge',
      18,
      'must be 21 or more and is 18: that is the age of the United States, where the brand sells',
    ],
    ['brand', 'brand.minimumAge', 210, 'must be at most 25: no country asks for more'],
    ['brand', 'brand.copyrightYear', 20255, 'must be a year of this century'],
    ['brand', 'brand.siteUrl', 'http://a.example', 'must begin https://'],
    ['brand', 'brand.siteUrl', 'a.example', 'must be a web address'],
    ['brand', 'brand.siteUrl', 'https://a.example/', noOrigin],
    ['brand', 'brand.email.privacy', 'privacy@aurifera', noAddress('privacy@aurifera')],
    ['enquiry', 'mailTo.address', 'hola', noAddress('hola')],
    [
      'home/products',
      'plata.nom',
      'NOM-1234',
      'must be the four digits of the distillery’s number, as in “1234”',
    ],
    [
      'home/products',
      'anejo.strength',
      '40 %',
      'must state volume and proof, “40 % vol., 80 proof”',
    ],
    [
      'legal/facts',
      'legalFacts.lastUpdated.iso',
      '2024-02-30',
      'must be a day as year, month and day, as in “2024-11-14”, and is “2024-02-30”',
    ],
    ['legal/facts', 'legalFacts.effective', '11/2024', 'must be a month and year, “November 2024”'],
  ]);

  it('may be a strength with one decimal, and the number of the distillery', () => {
    expect(problemsWith('brand', 'brand.strength', { abv: 43.3, proof: 86.6 })).toEqual([]);
    expect(problemsWith('home/products', 'anejo.strength', '43.3 % vol., 86.6 proof')).toEqual([]);
    expect(problemsWith('home/products', 'plata.nom', '1234')).toEqual([]);
  });

  it.each([
    ['Aurífera', 'AUR', 'Í', 'FERA', ''],
    ['Río Álto', 'RÍO ', 'Á', 'LTO', ''],
    ['Écija', '', 'É', 'CIJA', ''],
    [
      'Casa Árbol',
      'CASA ',
      'Á',
      'RBOL',
      'has 10 letters, and the footer has room for 8: leave out a word, or have the size changed in components/layout/footer and this rule with it',
    ],
    [
      'Casa Árbol',
      'CAS',
      'Á',
      'RBOL',
      'reads “CASÁRBOL”, which is not in the name “Casa Árbol”: write the letters of the name, spaces too',
    ],
  ])('the wordmark of %s as “%s%s%s”', (name, before, accented, after, said) => {
    const changed = { ...facts, name, wordmark: { before, accented, after } };
    expect(problemsWith('brand', 'brand', changed)).toEqual(said ? [`brand.wordmark ${said}`] : []);
  });
});

describe('links', () => {
  const shape =
    'must begin with https://, with mailto: and an address, or with / and lead to a page of this site';
  itRefuses([
    [
      'navigation',
      'headerLinks.3.href',
      '/#aboutsus',
      'leads to no section of the home page: write one of /#home, /#colletions, /#plata, /#anjoi, /#Experience, /#aboutus',
    ],
    [
      'navigation',
      'legalLinks.3.href',
      '/cookeis',
      'leads to no page: write one of /, /privacy-policy, /termsOfUse, /termsAndConditions, /cookies, /logo, /404',
    ],
    ['navigation', 'headerLinks.1.href', '//evil.example/x', shape],
    ['age', 'responsibleDrinking.href', 'http://a.example', shape],
  ]);
});

describe('the serves', () => {
  itRefuses([
    [
      'home/serves',
      'serves.list',
      serves.list.slice(0, 5),
      'must be six or more, so that the loop is real, and are 5',
    ],
    [
      'home/serves',
      'serves.list',
      thirteen,
      'must be at most 12, as many as have their dots on a phone, and are 13: take some out',
    ],
    [
      'home/serves',
      'serves.list.1.measures',
      [plata, lime],
      'must hold 7.25 oz or less, as much as the drawing has room for, and hold 8: pour less',
    ],
    [
      'home/serves',
      'serves.list.1.spirit',
      'Añejo',
      'is “Añejo”, and the measures do not pour it, or pour the other: change one of them',
    ],
    [
      'home/serves',
      'serves.list.1.measures.0.of',
      'Añejo',
      'must be “Plata”, as its kind is “plata”: change one of the two',
    ],
    [
      'home/serves',
      'serves.heading',
      ['Seven pours.'],
      'speaks of 7 serves and the list has 6: write “six”',
    ],
  ]);

  it('may have a heading that counts nothing', () => {
    expect(problemsWith('home/serves', 'serves.heading', ['Cut to measure.'])).toEqual([]);
  });
});
