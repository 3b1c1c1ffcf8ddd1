import { readFileSync } from 'node:fs';
import { allForms } from '@/content/schema/forms';
import { fieldsIn, type Content } from '@/editor/form/fields';
import { findField, searchFields, type Pointed } from '@/editor/form/find-field';
import { legalTexts } from '@/editor/form/legal-texts';

const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
const content: Content = Object.fromEntries([
  ...allForms.map(({ file }) => [file, JSON.parse(read(`${file}.json`))]),
  ...Object.keys(legalTexts).map((file) => [file.replace('.mdx', ''), { text: read(file) }]),
]);
const english = fieldsIn(content, 'en');

/** A text page as the editor reads it, saved or still being added. */
const page = (slug?: string) => ({
  title: 'Visits',
  description: 'When the house is open.',
  text: 'We show the fields by appointment.\n\n## How to ask\n\nWrite to <MailLink to="press" />.',
  ...(slug ? { slug } : {}),
});

/** The form and path of the field that a click on the page finds. */
function find(texts: readonly string[], pointed: Partial<Pointed> = {}, fields = english) {
  const { field } = findField(fields, { texts, page: '/', ...pointed }) ?? {};
  return field && `${field.form} ${field.path}`;
}

it('finds a tagline in the language of the page', () => {
  expect(find(['A legacy you can taste'])).toBe('words/en/home/hero tagline');
  const { tagline } = content['words/es/home/hero'] as { readonly tagline: string };
  const spanish = fieldsIn(content, 'es');
  expect(find([tagline], {}, spanish)).toBe('words/es/home/hero tagline');
  expect(find(['A legacy you can taste'], {}, spanish)).toBeUndefined();
});

it('finds a tasting note', () => {
  expect(find(['Cut grass, lime peel, wet stone'])).toBe('words/en/home/plata notes.0.detail');
});

it('finds a sentence of a legal text that contains facts, dates, links and formatting', () => {
  const sentence =
    'What stays on your own device. Your age confirmation, your wish for a calm page, your choice of ounces or millilitres, an enquiry you have begun and a note that the invitation is not to return are kept in your browser’s own storage. They are not sent to us; an enquiry is, once you press the button that sends it. The Cookies Policy lists every item. If you let the page feel how you tilt your phone, it uses that to stir the gold on your screen and for nothing else; it is neither kept nor sent.';
  const file = 'legal/en/privacy-policy text';
  expect(find([sentence], { page: '/privacy-policy' })).toBe(file);
  expect(find(['3. ', '3. How we share information'], { page: '/privacy-policy' })).toBe(file);
  expect(find(['It is meant for adults of 21 and over.'], { page: '/privacy-policy' })).toBe(file);
});

it('distinguishes fields with the same words by the surrounding text', () => {
  const east = 'FieldThe same rows.';
  const west = 'FieldBlue agave takes years to ripen. It is cut by hand, down to the heart.';
  const both = `${west} ${east}`;
  expect(find(['Field', west, both])).toBe('words/en/home/collections west.strata.0.name');
  expect(find(['Field', east, both])).toBe('words/en/home/collections east.strata.0.name');
  const translation =
    'A Spanish translation of this text is offered for convenience. Where the two differ, this English text prevails.';
  const cookies = `${translation} ${read('legal/en/cookies.mdx')}`;
  expect(find([translation, cookies], { page: '/cookies' })).toBe('legal/en/cookies text');
});

it('finds words with a fact in braces by the value that the page shows', () => {
  const facts = { ...(content['facts/brand'] as object), name: 'Luz', strength: 38 };
  const fields = fieldsIn({ ...content, 'facts/brand': facts }, 'en');
  expect(find(['Luz, home'], {}, fields)).toBe('words/en/chrome homeLink');
  expect(find(['Aurífera, home'], {}, fields)).toBeUndefined();
});

it('finds a sentence that the page breaks into several lines', () => {
  expect(find(['One ground,two depths.'])).toBe('words/en/home/collections heading');
  expect(find(['two depths.', 'One ground,two depths.'])).toBe('words/en/home/collections heading');
  expect(find(['Crisp.\n  Vibrant.\n  Pure.'])).toBe('words/en/home/plata line');
});

it('finds a replaceable picture by its name, and a fixed one by its alternative text', () => {
  const alt = 'Flakes of gold leaf, out of focus, hanging in dark amber spirit.';
  expect(find([alt], { picture: 'tasting' })).toBe('words/en/home/tasting picture.name');
  const bottle =
    'A clear, tall-shouldered bottle of Aurífera Plata with a black stopper, standing in daylight.';
  const around = 'Crisp. Vibrant. Pure. Enquire about Plata';
  expect(find([bottle, around], { picture: 'plata-setting' })).toBe(
    'words/en/home/plata picture.alt',
  );
});

it('finds a paragraph of a text page', () => {
  const fields = fieldsIn({ ...content, 'texts/en/visits': page() }, 'en');
  const paragraph = 'We show the fields by appointment.';
  expect(find([paragraph], { page: '/visits' }, fields)).toBe('texts/en/visits text');
});

it('finds text of an unsaved new page in the form that adds it', () => {
  const fields = fieldsIn({ ...content, 'texts/en': page('visits') }, 'en');
  const paragraph = 'We show the fields by appointment.';
  const { field } = findField(fields, { texts: [paragraph], page: '/visits' }) ?? {};
  expect(field).toMatchObject({ form: 'texts/en', path: 'text', seenAt: '/visits' });
});

it('finds nothing for words that no form provides, even if a field elsewhere has the same words', () => {
  expect(find(['Plata', 'Plata 9 m'])).toBeUndefined();
});

it('searches labels and words, ignoring case and accents', () => {
  const labels = (word: string) => searchFields(english, word).map(({ label }) => label);
  expect(labels('LEGACY you')).toEqual(['Opening › Tagline']);
  expect(labels('anejo goes down')).toEqual(['Collections › Text']);
  expect(labels('Tagline')).toContain('Opening › Tagline');
  expect(labels('technical log')).toContain('Privacy Policy › Text');
});
