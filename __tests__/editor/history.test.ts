import { readFileSync } from 'node:fs';
import { readPublishedForm, readHistory } from '@/editor/server/history';
import { changedHeroText, git, heroFile, heroText, useTemporaryProject, write } from './project';

/** Jest cannot load the MDX compiler. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

useTemporaryProject({ isTaglineChanged: false });

const faqFile = 'content/texts/en/faq.mdx';
const commit = (message: string, person = 'Ana Núñez') =>
  git('commit', '--quiet', '--all', '--author', `${person} <>`, '--message', message);

it('lists published commits, newest first, with author, message and described changes', async () => {
  write(heroFile, changedHeroText);
  commit('The tagline speaks of history');
  const text = readFileSync(faqFile, 'utf8');
  write(faqFile, text.replace(/\n\n(\w[^\n]+)\n/, '\n\nA new paragraph.\n'));
  commit('A shorter answer', 'Luis');
  const { published } = await readHistory();
  expect(published).toMatchObject([
    { name: 'Luis', sentence: 'A shorter answer' },
    {
      name: 'Ana Núñez',
      sentence: 'The tagline speaks of history',
      changes: [
        {
          formName: 'words/en/home/hero',
          label: 'Opening',
          lines: ['Opening › Tagline: “A legacy you can taste” is now “A history you can taste”'],
        },
      ],
    },
    { sentence: 'Initial commit' },
  ]);
  expect(published[0]?.changes[0]?.lines.join()).toMatch(/“.+” is now “A new paragraph\.”/);
});

it('lists the commits that changed one form, and reads the form as it was then', async () => {
  write(heroFile, changedHeroText);
  commit('History');
  write(faqFile, `${readFileSync(faqFile, 'utf8')}\nAnd one more.\n`);
  commit('A longer answer');
  const { published } = await readHistory('words/en/home/hero');
  expect(published.map(({ sentence }) => sentence)).toEqual(['History', 'Initial commit']);
  const earlier = await readPublishedForm(published[1]?.id ?? '', 'words/en/home/hero');
  expect(earlier).toEqual(JSON.parse(heroText));
});

it('reads an earlier translation with its entries in the current English order', async () => {
  const [english, spanish] = ['en', 'es'].map((code) => `content/words/${code}/home/serves.json`);
  if (!english || !spanish) throw new Error('There are no serves');
  write(spanish, readFileSync(spanish, 'utf8').replace('"Plata, derecho"', '"Plata, solo"'));
  commit('Other Spanish');
  const serves = JSON.parse(readFileSync(english, 'utf8')) as { list: unknown[] };
  write(english, `${JSON.stringify({ ...serves, list: serves.list.reverse() }, null, 2)}\n`);
  commit('Another order');
  const { published } = await readHistory('words/es/home/serves');
  const { list } = await readPublishedForm(published.at(-1)?.id ?? '', 'words/es/home/serves');
  expect((list as object[]).at(-1)).toMatchObject({ slug: 'plata-alone', name: 'Plata, derecho' });
});

it('includes the commits of a text page under its previous address', async () => {
  git('mv', faqFile, 'content/texts/en/questions.mdx');
  commit('Another address');
  const { published } = await readHistory('texts/en/questions');
  expect(published.map(({ sentence }) => sentence)).toEqual(['Another address', 'Initial commit']);
});

it.each(['HEAD~1', '--output=x', 'a'.repeat(40)])(
  'refuses to read a form at %s, which is no commit of the project',
  async (id) => {
    await expect(readPublishedForm(id, 'words/en/home/hero')).rejects.toThrow(
      'This was not there then.',
    );
  },
);
