/** Text pages of which a language lacks one, or has one that cannot be read, in a project of their own. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The compiler of texts cannot be loaded here; what it refuses is another test's. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

const home = process.cwd();
const project = mkdtempSync(path.join(tmpdir(), 'pages-'));
const english = 'content/texts/en/press.mdx';
const spanish = 'content/texts/es/press.mdx';
const text = readFileSync(english, 'utf8');
const conflict = text.replace('title: Press', '<<<<<<< HEAD\ntitle: Press');

/** The editor's folders are those where it is started. */
const drafts = () => import('@/editor/server/drafts');
const planPress = async () => {
  const { withText } = await import('@/editor/server/texts');
  return withText('press', text, 'press').files;
};

beforeAll(() => {
  process.chdir(project);
});
beforeEach(() => {
  for (const folder of ['facts', 'legal', 'texts', 'translations', 'words'])
    cpSync(path.join(home, 'content', folder), path.join('content', folder), { recursive: true });
});
afterAll(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

it('starts with a page that cannot be read, and leaves that page alone out', async () => {
  const { resetDrafts, readDrafts } = await drafts();
  writeFileSync(english, conflict);
  await resetDrafts();
  const shown = Object.keys(await readDrafts());
  expect(shown).toContain('texts/en/faq');
  expect(shown).not.toContain('texts/en/press');
});

it.each([
  ['inside what stands above its text', conflict],
  ['before it', `<<<<<<< HEAD\n${text}`],
])('writes nothing over a Spanish page with a conflict %s', async (_, broken) => {
  writeFileSync(spanish, broken);
  await expect(planPress()).rejects.toThrow('cannot be read in one of the languages');
});

it('puts an empty page in Spanish where there is none beside an English one that is saved', async () => {
  rmSync(spanish);
  expect((await planPress()).get('texts/es/press.mdx')).toContain("title: ''");
});

it('leads from a page that Spanish lacks to the English form that puts one there', async () => {
  rmSync(spanish);
  const { missingInWords } = await import('@/editor/server/translations');
  expect(await missingInWords()).toEqual([
    {
      form: 'texts/en/press',
      said: 'Press (Español) is only in English: when that is changed and saved, an empty page is put here',
    },
  ]);
});

it('shows a page that is not saved yet at its address, and what is wrong with one that cannot be shown', async () => {
  const { resetDrafts, readDrafts, showDraft } = await drafts();
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
