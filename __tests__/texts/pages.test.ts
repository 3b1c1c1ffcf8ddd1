import { openPaths } from '@/content/all-pages';
import { stillToSupply } from '@/content/schema/still-to-supply';
import { problemsOfTexts } from '@/content/schema/text-problems';

const text = (title = 'Visits', more = 'footer: true\norder: 1\ngated: false') =>
  `---\ntitle: ${title}\ndescription: ${'What one sees there, and when. '.repeat(3).trim()}\n${more}\n---\n\nWords.\n`;

/** The problems of text pages, given by their addresses; all languages but Spanish have the English ones. */
const saidOf = (en: Record<string, string>, es: Record<string, string> = en) =>
  problemsOfTexts((code) => (code === 'es' ? es : en)).join('\n');

it('accepts a page that every language has', () => {
  expect(saidOf({ visits: text() }, { visits: text('Visitas') })).toBe('');
});

it.each([
  ['cookies', 'has the address of a page that the specification gives, “/cookies”'],
  ['termsofuse', 'has the address of a page that the specification gives, “/termsOfUse”'],
  ['es', 'has the address of all pages in Español, “/es”'],
  ['serves', 'has an address that the site needs for itself, “/serves”'],
  ['Visits', 'must be small letters without accents'],
])('refuses the address of %s', (slug, said) => {
  expect(saidOf({ [slug]: text() })).toContain(`content/texts/en/${slug}.mdx: ${said}`);
});

it.each([
  ['no title', text(''), 'title must be string'],
  ['a title that is too long', text('a'.repeat(41)), 'title must have 2 to 40 characters'],
  ['a field that is not known', text('A title', 'foter: true'), 'foter is not a field known here'],
  ['a place that is none', text('A title', 'footer: true\norder: 0\ngated: true'), 'must be 1'],
  ['nothing above the words', 'Words.\n', 'title is missing: write it'],
  ['what is no YAML', text('“A”: b: c'), 'has first lines that cannot be read'],
])('refuses a page with %s', (_, page, said) => {
  expect(saidOf({ visits: page })).toContain('content/texts/en/visits.mdx: ');
  expect(saidOf({ visits: page })).toContain(said);
});

it('names what one language has and the other lacks', () => {
  expect(saidOf({ visits: text() }, {})).toBe(
    'content/texts/es/visits.mdx: is only in English: write it here too',
  );
  expect(saidOf({}, { visits: text() })).toBe(
    'content/texts/es/visits.mdx: is not in English: write it there too, or take it away',
  );
  const gated = text('Visitas', 'footer: true\norder: 1\ngated: true');
  expect(saidOf({ visits: text() }, { visits: gated })).toBe(
    'content/texts/es/visits.mdx: gated must be as in English, false',
  );
});

it('gives each page a title of its own', () => {
  expect(saidOf({ tours: text(), visits: text() })).toContain(
    'content/texts/en/visits.mdx: title is that of another page, “Visits”',
  );
});

it('leaves the house’s duties open before the age is confirmed, and what speaks of the tequilas closed', () => {
  expect(openPaths()).toEqual(expect.arrayContaining(['/responsible-drinking', '/accessibility']));
  expect(openPaths()).not.toContain('/faq');
  expect(openPaths()).not.toContain('/press');
});

it('lists what the brand has still to supply, until it is there', () => {
  const given = (file: string) => (file === 'facts/brand' ? '{ "importer": "A" }' : '{}');
  expect(stillToSupply(given)).toContain('NOM (Plata)');
  expect(stillToSupply(given).join()).toContain('Mail address for the press');
  expect(stillToSupply(given).join()).not.toContain('Importer');
});
