import { readFileSync } from 'node:fs';
import { problemsOf } from '@/content/schema/find-problems';
import { allForms } from '@/content/schema/forms';

/** A copy with another value at a path. */
function withValue(tree: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const branch = Object(tree) as Record<string, unknown>;
  const changed = withValue(branch[key], rest, value);
  return Array.isArray(tree)
    ? Object.values({ ...branch, [key]: changed })
    : { ...branch, [key]: changed };
}

/** The problems if a field gets another value. */
function saidOf(file: string, path: string, value: unknown): string[] {
  const form = allForms.find((each) => each.file === file);
  if (!form) throw new Error(`There is no form for ${file}`);
  const words: unknown = JSON.parse(readFileSync(`content/${file}.json`, 'utf8'));
  return problemsOf(form.schema, withValue(words, path.split('.'), value), form.language);
}

const long = 'a'.repeat(200);

describe('what is refused', () => {
  it.each([
    ['words/en/chrome', 'menu', '', 'must not be empty'],
    ['words/en/chrome', 'menu', ' Menu', 'must not begin or end with a space'],
    ['words/en/chrome', 'menu', 'Two  spaces', 'holds two spaces in a row'],
    ['words/en/chrome', 'menu', 'A bottle TODO', 'finish the sentence'],
    ['words/es/chrome', 'menu', 'Una botella (TBD)', 'finish the sentence'],
    ['words/es/chrome', 'menu', '¿¿Qué???', 'finish the sentence'],
    ['words/es/chrome', 'menu', 'Lorem ipsum dolor', 'finish the sentence'],
    ['words/en/chrome', 'menu', 'The <b>dark</b>', 'must be plain text'],
    ['words/en/chrome', 'menu', 'Clear\u200B it', 'holds an invisible character after “Clear”'],
    ['words/en/chrome', 'menu', 'AÃ±ejo is', 'in which a letter was lost'],
    ['words/en/chrome', 'menu', 'Añejo'.normalize('NFD'), 'an accented letter made of two signs'],
    [
      'words/en/chrome',
      'menu',
      'To {nmae}',
      'holds “{nmae}”, which stands for nothing: write one of {name}',
    ],
    ['words/en/chrome', 'menu', 'To {name', 'holds “{name”, which stands for nothing'],
    ['words/en/home/plata', 'text', 'Made of agave. No additives.', 'no claim about additives'],
    ['words/es/metadata', 'home.title', 'Tequila sin aditivos', 'no claim about additives'],
    ['words/en/carousel', 'position', 'One of {total}', 'must hold {slide}, as it is put in there'],
    ['words/en/metadata', 'home.title', long, 'must have 8 to 60 characters and has 200'],
    ['words/en/metadata', 'home.description', 'a', 'must have 70 to 160 characters and has 1'],
    ['words/en/home/serves', 'list.0.glass', long, 'must have 2 to 30 characters and has 200'],
    ['words/en/home/about', 'depth', undefined, 'is missing: write it'],
    ['words/en/home/about', 'leed', 'a', 'is not a field known here'],
    ['words/en/home/serves', 'list.1.measures.0.ounces', '2', 'must be number and is "2"'],
    ['words/en/home/experience', 'pictures.0.name', 'field-dwan', 'names no picture that is there'],
    ['words/en/home/experience', 'story', [long], 'must have 2 entries and has 1'],
    ['words/en/metadata', 'home.title', 'The mark · {name}', 'have the same title twice'],
    ['words/en/home/collections', 'heading', ['One ground'], 'must end with a full stop'],
    ['words/en/home/tasting', 'heading', 'Dark.', 'must not end with a full stop'],
    ['words/en/home/hero', 'picture.alt', 'hero-wide.jpg', 'must not be a file name'],
    ['words/en/home/hero', 'picture.alt', 'Image of a bottle', 'must say what is seen'],
    ['words/en/serve-page', 'yields', 'One drink', 'must begin with a number'],
    ['words/es/serve-page', 'yields', 'Un trago', 'must begin with a number'],
    ['facts/brand', 'strength', 38, 'must be 40 or more and is 38'],
    ['facts/brand', 'strength', 60, 'must be 55 or less and is 60'],
    ['facts/brand', 'strength', 42.25, 'must have one decimal at most'],
    ['facts/brand', 'age', 18, 'must be 21 or more and is 18'],
    ['facts/brand', 'year', 20255, 'must be a year of this century'],
    ['facts/brand', 'siteUrl', 'http://a.example', 'must begin https://'],
    ['facts/brand', 'siteUrl', 'https://a.example/', 'write “https://a.example”'],
    ['facts/brand', 'privacyEmail', 'privacy@aurifera', 'must be an email address'],
    ['facts/brand', 'wordmark.after', 'FERO', 'which is not in the name'],
    ['facts/brand', 'wordmark.after', 'FERAFERA', 'the footer has room for 8'],
    ['words/en/home/plata', 'nom', 'NOM-1234', 'must be the four digits'],
    ['facts/legal', 'lastUpdated', '2024-02-30', 'must be a day'],
    ['facts/legal', 'effective', 'November 2024', 'must be a year and month'],
    ['words/en/home/serves', 'list.1.spirit', 'Añejo', 'the measures do not pour it'],
    ['words/en/home/serves', 'list.1.measures.0.of', 'Añejo', 'must be “Plata”'],
    ['words/en/home/serves', 'list.1.measures.1.ounces', 1.3333333, 'write 0.33 for a third'],
    ['words/en/home/serves', 'list.1.measures.2.ounces', 6, 'must hold 7.25 oz or less'],
    ['words/en/home/serves', 'list.1.name', 'Margarita', 'repeats “Margarita” of an entry above'],
    ['words/en/home/serves', 'list', [], 'must have 6 to 12 entries, six so that the loop is real'],
  ])('%s: %s as %j', (file, path, value, said) => {
    expect(saidOf(file, path, value).join('\n')).toContain(said);
  });
});

/** What the specification gives. */
it.each([
  ['words/en/home/hero', 'heading.close', 'Perfection.', 'Perfection in every pour.'],
  ['words/en/home/about', 'heading', ['Rooted', 'in Spain.'], 'Rooted in Mexico.'],
  ['words/en/home/experience', 'heading', ['Hello'], 'The new era of Tequila'],
  ['words/en/home/plata', 'line', ['Crisp.', 'Pure.'], 'Crisp. Vibrant. Pure.'],
  ['words/en/home/anejo', 'line', ['Pure.'], 'The Pinnacle of Purity.'],
  ['words/en/age', 'gate.under', 'No', 'I am under {age}'],
  ['words/en/enquiry-dialog', 'heading', 'Write to us', 'Savor the Moment'],
])('%s: %s as %j is locked', (file, path, value, given) => {
  expect(saidOf(file, path, value)).toEqual([
    `${path} is locked, since the specification gives it: write “${given}” again. ` +
      'If the client has changed the specification, a developer changes content/schema with it',
  ]);
});

describe('what is taken', () => {
  it.each([
    ['words/en/chrome', 'menu', '“Añejo” – ½ © São Ção à Â, ÃO'],
    ['words/en/chrome', 'menu', 'Café 👩‍🌾'],
    ['words/en/chrome', 'menu', 'All of it, “todo”, by one método'],
    ['words/es/chrome', 'menu', 'Todo, o casi todo, es método'],
    ['words/es/chrome', 'menu', 'TODO SOBRE EL MÉTODO'],
    ['words/en/metadata', 'home.title', `{tequila} ${'a'.repeat(43)}`],
    ['facts/brand', 'strength', 43.3],
    ['facts/brand', 'company', 'The "Gold" \\ Leaf LLC'],
    ['words/en/home/plata', 'nom', '1234'],
    ['words/en/home/plata', 'line', ['Crisp. Vibrant.', 'Pure.']],
    ['words/en/home/serves', 'heading', ['Cut to measure.']],
  ])('%s: %s as %j', (file, path, value) => {
    expect(saidOf(file, path, value)).toEqual([]);
  });
});
