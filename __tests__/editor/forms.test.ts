import { textSchema } from '@/content/schema/texts';
import { emptyOf } from '@/editor/form/describe';
import { twinOf } from '@/editor/form/key';

it.each([
  ['words/en/home/serves', 'words/es/home/serves'],
  ['texts/en/faq', 'texts/es/faq'],
  ['facts/brand', 'facts/brand'],
])('%s in Spanish is %s', (form, twin) => expect(twinOf(form, 'es')).toBe(twin));

it('leads nobody to a form that adds a page in Spanish alone', () => {
  expect(twinOf('texts/en', 'es')).toBe('words/es/home/hero');
});

it('puts a new page behind the age gate', () => {
  expect(emptyOf(textSchema)).toMatchObject({ gated: true, footer: false });
});
