import { readFileSync } from 'node:fs';
import { problemsOf } from '@/content/schema/find-problems';
import { forms } from '@/content/schema/forms';

/** A copy in which the value at a path is another. */
function withValue(tree: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const branch = Object(tree) as Record<string, unknown>;
  const changed = withValue(branch[key], rest, value);
  return Array.isArray(tree)
    ? Object.values({ ...branch, [key]: changed })
    : { ...branch, [key]: changed };
}

/** What is said when someone writes another value into a field. */
function saidOf(file: string, path: string, value: unknown): string[] {
  const form = forms.find((each) => each.file === file);
  if (!form) throw new Error(`There is no form for ${file}`);
  const words: unknown = JSON.parse(readFileSync(`content/words/${file}.json`, 'utf8'));
  return problemsOf(form.schema, withValue(words, path.split('.'), value));
}

const long = 'a'.repeat(200);

describe('what is refused', () => {
  it.each([
    ['chrome', 'menu', '', 'must not be empty'],
    ['chrome', 'menu', ' Menu', 'must not begin or end with a space'],
    ['chrome', 'menu', 'Two  spaces', 'holds two spaces in a row'],
    ['chrome', 'menu', 'A bottle TODO', 'finish the sentence'],
    ['chrome', 'menu', 'The <b>dark</b>', 'must be plain text'],
    ['chrome', 'menu', 'Clear\u200B it', 'holds an invisible character after “Clear”'],
    ['chrome', 'menu', 'AÃ±ejo is', 'in which a letter was lost'],
    ['chrome', 'menu', 'Añejo'.normalize('NFD'), 'an accented letter made of two signs'],
    [
      'chrome',
      'menu',
      'To {nmae}',
      'holds “{nmae}”, which stands for nothing: write one of {name}',
    ],
    ['chrome', 'menu', 'To {name', 'holds “{name”, which stands for nothing'],
    ['carousel', 'position', 'One of {total}', 'must hold {slide}, as it is put in there'],
    ['heads', 'home.title', long, 'must have 8 to 60 characters and has 200'],
    ['heads', 'home.description', 'a', 'must have 70 to 160 characters and has 1'],
    ['home/serves', 'list.0.glass', long, 'must have 2 to 30 characters and has 200'],
    ['home/about', 'depth', undefined, 'is missing: write it'],
    ['home/about', 'leed', 'a', 'is not a field known here'],
    ['home/serves', 'list.1.measures.0.ounces', '2', 'must be number and is "2"'],
    ['home/experience', 'pictures.0.name', 'field-dwan', 'names no picture that is there'],
    ['home/experience', 'story', [long], 'must have 2 entries and has 1'],
    ['heads', 'home.title', 'The mark · {name}', 'have the same title twice'],
    ['home/hero', 'picture.alt', 'hero-wide.jpg', 'must not be a file name'],
    ['home/hero', 'picture.alt', 'Image of a bottle', 'must say what is seen'],
    ['brand', 'strength', 38, 'must be 40 or more and is 38'],
    ['brand', 'strength', 60, 'must be 55 or less and is 60'],
    ['brand', 'strength', 42.25, 'must have one decimal at most'],
    ['brand', 'age', 18, 'must be 21 or more and is 18'],
    ['brand', 'year', 20255, 'must be a year of this century'],
    ['brand', 'siteUrl', 'http://a.example', 'must begin https://'],
    ['brand', 'siteUrl', 'https://a.example/', 'write “https://a.example”'],
    ['brand', 'privacyEmail', 'privacy@aurifera', 'must be an email address'],
    ['brand', 'wordmark.after', 'FERO', 'which is not in the name'],
    ['brand', 'wordmark.after', 'FERAFERA', 'the footer has room for 8'],
    ['home/plata', 'nom', 'NOM-1234', 'must be the four digits'],
    ['legal/facts', 'lastUpdated', '2024-02-30', 'must be a day'],
    ['legal/facts', 'effective', '11/2024', 'must be a month and year'],
    ['home/serves', 'list.1.spirit', 'Añejo', 'the measures do not pour it'],
    ['home/serves', 'list.1.measures.0.of', 'Añejo', 'must be “Plata”'],
    ['home/serves', 'list.1.measures.2.ounces', 6, 'must hold 7.25 oz or less'],
    ['home/serves', 'list.1.name', 'Margarita', 'repeats “Margarita” of an entry above'],
    ['home/serves', 'list', [], 'must have 6 to 12 entries, six so that the loop is real'],
  ])('%s: %s as %j', (file, path, value, said) => {
    expect(saidOf(file, path, value).join('\n')).toContain(said);
  });
});

/** What the specification gives. */
it.each([
  ['home/hero', 'heading.close', 'Perfection.', 'Perfection in every pour.'],
  ['home/about', 'heading', ['Rooted', 'in Spain.'], 'Rooted in Mexico.'],
  ['home/experience', 'heading', ['Hello'], 'The new era of Tequila'],
  ['home/plata', 'line', ['Crisp.', 'Pure.'], 'Crisp. Vibrant. Pure.'],
  ['home/anejo', 'line', ['Pure.'], 'The Pinnacle of Purity.'],
  ['home/anejo', 'id', 'anejo', 'anjoi'],
  ['age', 'gate.under', 'No', 'I am under {age}'],
  ['enquiry-dialog', 'heading', 'Write to us', 'Savor the Moment'],
  ['routes', 'sections.collections', 'collections', 'colletions'],
  ['routes', 'pages.termsOfUse.path', '/terms-of-use', '/termsOfUse'],
  ['routes', 'pages.cookies.legal', false, 'true'],
])('%s: %s as %j is locked', (file, path, value, given) => {
  expect(saidOf(file, path, value)).toEqual([
    `${path} is locked, since the specification gives it: write “${given}” again. ` +
      'If the client has changed the specification, a developer changes content/schema with it',
  ]);
});

describe('what is taken', () => {
  it.each([
    ['chrome', 'menu', '“Añejo” – ½ © São Ção à Â, ÃO'],
    ['chrome', 'menu', 'Café 👩‍🌾'],
    ['heads', 'home.title', `{tequila} ${'a'.repeat(43)}`],
    ['brand', 'strength', 43.3],
    ['home/plata', 'nom', '1234'],
    ['home/plata', 'line', ['Crisp. Vibrant.', 'Pure.']],
    ['home/serves', 'heading', ['Cut to measure.']],
  ])('%s: %s as %j', (file, path, value) => {
    expect(saidOf(file, path, value)).toEqual([]);
  });
});
