/** Text pages that are missing or cannot be parsed in one language, in a temporary project. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Jest cannot load the MDX compiler. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

const projectRoot = process.cwd();
const project = mkdtempSync(path.join(tmpdir(), 'pages-'));
const english = 'content/texts/en/press.mdx';
const spanish = 'content/texts/es/press.mdx';
const text = readFileSync(english, 'utf8');
const conflict = text.replace('title: Press', '<<<<<<< HEAD\ntitle: Press');

/** Imported after `chdir`: the editor's folders are below the current one. */
const importDrafts = () => import('@/editor/server/drafts');
const planPress = async () => {
  const { planTextPage } = await import('@/editor/server/text-pages');
  return planTextPage('press', text, 'press').files;
};

beforeAll(() => {
  process.chdir(project);
});
beforeEach(() => {
  for (const folder of ['facts', 'legal', 'texts', 'translations', 'words'])
    cpSync(path.join(projectRoot, 'content', folder), path.join('content', folder), {
      recursive: true,
    });
});
afterAll(() => {
  process.chdir(projectRoot);
  rmSync(project, { recursive: true });
});

it('starts despite a page that cannot be parsed, and leaves out only that page', async () => {
  const { resetDrafts, readDrafts } = await importDrafts();
  writeFileSync(english, conflict);
  await resetDrafts();
  const shown = Object.keys(await readDrafts());
  expect(shown).toContain('texts/en/faq');
  expect(shown).not.toContain('texts/en/press');
});

it.each([
  ['inside the front matter', conflict],
  ['before the front matter', `<<<<<<< HEAD\n${text}`],
])('refuses to overwrite a Spanish page with conflict markers %s', async (_, broken) => {
  writeFileSync(spanish, broken);
  await expect(planPress()).rejects.toThrow('cannot be read in one of the languages');
});

it('adds an empty Spanish page when the English one is saved and there is none', async () => {
  rmSync(spanish);
  expect((await planPress()).get('texts/es/press.mdx')).toContain("title: ''");
});

it('reports a missing Spanish page with a link to the English form, which adds it', async () => {
  rmSync(spanish);
  const { findUntranslated } = await import('@/editor/server/translations');
  expect(await findUntranslated()).toEqual([
    {
      form: 'texts/en/press',
      said: 'Press (Español) is only in English: when that is changed and saved, an empty page is put here',
    },
  ]);
});

it('shows the draft of a new page at its address, or returns the problems of one that cannot be shown', async () => {
  const { resetDrafts, readDrafts, showDraft } = await importDrafts();
  await resetDrafts();
  const visits = {
    ...{ slug: 'visits', title: 'Visits', footer: true, order: 5, gated: false },
    description: 'What one sees there, and when. '.repeat(3).trim(),
    text: 'By appointment.',
  };
  expect(await showDraft('texts/en', visits)).toEqual({ problems: [], path: '/visits' });
  expect(await readDrafts()).toMatchObject({ 'texts/en/visits': { title: 'Visits' } });
  expect(existsSync(english.replace('press', 'visits'))).toBe(false);
  const { problems } = await showDraft('texts/en', { ...visits, title: '' });
  expect(problems).toMatchObject([{ path: 'title' }]);
});
