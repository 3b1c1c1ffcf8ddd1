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
])('switches from %s to %s in Spanish', (form, twin) =>
  expect(inOtherLanguage(form, 'es')).toBe(twin),
);

it('switches from the form of a new page to the first form, because pages are added only in English', () => {
  expect(inOtherLanguage('texts/en', 'es')).toBe('words/es/home/hero');
});

it('puts a new page behind the age gate by default', () => {
  expect(emptyOf(textSchema)).toMatchObject({ gated: true, footer: false });
});

/** The key fields of all lists in a schema. */
const keysIn = (schema: (typeof forms)[number]['schema']): string[] => {
  const { fields, entry, hints } = describeField(schema);
  return [
    ...(hints.key ? [hints.key] : []),
    ...fields.flatMap(([, field]) => keysIn(field)),
    ...(entry ? keysIn(entry) : []),
  ];
};

it('uses only key fields that the site knows', () => {
  const keys = [...new Set(forms.flatMap(({ schema }) => keysIn(schema)))];
  expect(keys).toEqual(expect.arrayContaining(['slug', 'ground', 'name']));
  for (const key of keys) expect(keyOf({ [key]: 'paloma' })).toBe('paloma');
});
