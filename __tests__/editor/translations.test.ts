import { readFileSync } from 'node:fs';
import { allForms } from '@/content/schema/forms';
import { olderParts, type Sources } from '@/content/schema/sources';
import { partsOf } from '@/content/schema/twins';
import { emptyOf } from '@/editor/form/describe';
import { confirmWritten } from '@/editor/server/translations';

const file = 'words/es/home/hero.json';
const spanish = readFileSync(`content/${file}`, 'utf8');
const english = readFileSync('content/words/en/home/hero.json', 'utf8');
const newer = english.replace('A legacy', 'A history').replace('agave field', 'field of agaves');

/** What is older than the newer English once a change of the Spanish words is saved beside what was shown. */
async function olderAfter(change: (text: string) => string, shown: string): Promise<string[]> {
  let sources: Sources = JSON.parse(readFileSync('content/translations/es.json', 'utf8'));
  const write = async (_: string, text: string) => void (sources = JSON.parse(text));
  const after = change(spanish);
  await confirmWritten(file, spanish, after, new Map([[file, shown]]), write);
  return olderParts(sources, file, partsOf(file, newer), partsOf(file, after));
}

const retitled = (text: string) => text.replace('"tagline": "', '"tagline": "Así: ');

it('takes what is written anew as written from the English beside it, and leaves other fields older', async () => {
  const older = await olderAfter((text) => text, newer);
  expect(older).toContain('tagline');
  expect(await olderAfter(retitled, newer)).toEqual(older.filter((part) => part !== 'tagline'));
});

it('does not take it as written from an English that has come since', async () => {
  expect(await olderAfter(retitled, english)).toContain('tagline');
});

it('begins an entry as the English one, without its words', () => {
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
