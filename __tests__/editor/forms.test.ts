import { forms } from '@/content/schema/forms';
import { textSchema } from '@/content/schema/texts';
import { emptyOf } from '@/editor/form/describe';
import { inOtherLanguage } from '@/editor/form/places';
import { keyOf } from '@/content/translated';
import { describe as describeField } from '@/content/schema/describe';

it.each([
  ['words/en/home/serves', 'words/es/home/serves'],
  ['texts/en/faq', 'texts/es/faq'],
  ['legal/en/cookies', 'legal/es/cookies'],
])('%s in Spanish is %s', (form, twin) => expect(inOtherLanguage(form, 'es')).toBe(twin));

it('leads nobody to a form that adds a page in Spanish alone', () => {
  expect(inOtherLanguage('texts/en', 'es')).toBe('words/es/home/hero');
});

it('puts a new page behind the age gate', () => {
  expect(emptyOf(textSchema)).toMatchObject({ gated: true, footer: false });
});

/** The fields that tell entries of lists apart in every language. */
const keysIn = (schema: (typeof forms)[number]['schema']): string[] => {
  const { fields, entry, hints } = describeField(schema);
  return [
    ...(hints.key ? [hints.key] : []),
    ...fields.flatMap(([, field]) => keysIn(field)),
    ...(entry ? keysIn(entry) : []),
  ];
};

it('tells entries apart by fields that the site reads them by', () => {
  const keys = [...new Set(forms.flatMap(({ schema }) => keysIn(schema)))];
  expect(keys).toEqual(expect.arrayContaining(['slug', 'ground', 'name']));
  for (const key of keys) expect(keyOf({ [key]: 'paloma' })).toBe('paloma');
});
