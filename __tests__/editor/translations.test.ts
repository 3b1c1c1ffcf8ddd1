import { readFileSync } from 'node:fs';
import { allForms } from '@/content/schema/forms';
import { wordsOf, whole } from '@/content/schema/twins';
import { emptyOf } from '@/editor/form/describe';

it('creates an empty translation of an entry with the English numbers and choices', () => {
  const form = allForms.find((each) => each.file === 'words/es/home/serves');
  const { list } = JSON.parse(readFileSync('content/words/en/home/serves.json', 'utf8'));
  if (!form) throw new Error('There is no form of serves');
  const { list: added } = emptyOf(form.schema, { list }) as { list: object[] };
  expect(added).toHaveLength(list.length);
  expect(added[0]).toMatchObject({
    name: '',
    measures: list[0].measures.map(({ ounces, kind }: { ounces: number; kind: string }) => ({
      ounces,
      kind,
      of: '',
    })),
    picture: { name: list[0].picture.name, alt: '' },
  });
});

it.each(allForms.filter(({ language }) => language === 'es').map((form) => [form.file, form]))(
  'stores only words in %s, and restores all fields for the form',
  (file, { schema }) => {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
    const [english, words] = [read(file.replace('/es/', '/en/')), read(file)];
    expect(wordsOf(schema, whole(schema, english, words))).toEqual(words);
  },
);
