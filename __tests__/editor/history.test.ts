import { readFileSync } from 'node:fs';
import { readEarlier, readHistory } from '@/editor/server/history';
import { changed, git, hero, standInProject, words, write } from './project';

/** The compiler of texts cannot be loaded here. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

standInProject(false);

const faq = 'content/texts/en/faq.mdx';
const commit = (sentence: string, person = 'Ana Núñez') =>
  git('commit', '--quiet', '--all', '--author', `${person} <>`, '--message', sentence);

it('says what was published, by whom and under which sentence, in plain words, the newest first', async () => {
  write(hero, changed);
  commit('The tagline speaks of history');
  const text = readFileSync(faq, 'utf8');
  write(faq, text.replace(/\n\n(\w[^\n]+)\n/, '\n\nA new paragraph.\n'));
  commit('A shorter answer', 'Luis');
  const { published } = await readHistory();
  expect(published).toMatchObject([
    { name: 'Luis', sentence: 'A shorter answer' },
    {
      name: 'Ana Núñez',
      sentence: 'The tagline speaks of history',
      changes: [
        {
          file: 'words/en/home/hero',
          label: 'Opening',
          lines: ['Opening › Tagline: “A legacy you can taste” is now “A history you can taste”'],
        },
      ],
    },
    { sentence: 'As it was' },
  ]);
  expect(published[0]?.changes[0]?.lines.join()).toMatch(/“.+” is now “A new paragraph\.”/);
});

it('of one form names what has changed there alone, and gives its earlier words', async () => {
  write(hero, changed);
  commit('History');
  write(faq, `${readFileSync(faq, 'utf8')}\nAnd one more.\n`);
  commit('A longer answer');
  const { published } = await readHistory('words/en/home/hero');
  expect(published.map(({ sentence }) => sentence)).toEqual(['History', 'As it was']);
  const earlier = await readEarlier(published[1]?.id ?? '', 'words/en/home/hero');
  expect(earlier).toEqual(JSON.parse(words));
});

it('gives what a translation said in the order that its English has now', async () => {
  const [english, spanish] = ['en', 'es'].map((code) => `content/words/${code}/home/serves.json`);
  if (!english || !spanish) throw new Error('There are no serves');
  write(spanish, readFileSync(spanish, 'utf8').replace('"Plata, derecho"', '"Plata, solo"'));
  commit('Other Spanish');
  const serves = JSON.parse(readFileSync(english, 'utf8')) as { list: unknown[] };
  write(english, `${JSON.stringify({ ...serves, list: serves.list.reverse() }, null, 2)}\n`);
  commit('Another order');
  const { published } = await readHistory('words/es/home/serves');
  const { list } = await readEarlier(published.at(-1)?.id ?? '', 'words/es/home/serves');
  expect((list as object[]).at(-1)).toMatchObject({ slug: 'plata-alone', name: 'Plata, derecho' });
});

it('follows a page to the address that it had before', async () => {
  git('mv', faq, 'content/texts/en/questions.mdx');
  commit('Another address');
  const { published } = await readHistory('texts/en/questions');
  expect(published.map(({ sentence }) => sentence)).toEqual(['Another address', 'As it was']);
});

it.each(['HEAD~1', '--output=x', 'a'.repeat(40)])('knows nothing of %s', async (id) => {
  await expect(readEarlier(id, 'words/en/home/hero')).rejects.toThrow('This was not there then.');
});
