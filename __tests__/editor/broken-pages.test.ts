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
  const { planText } = await import('@/editor/server/texts');
  return planText({ file: 'texts/en/press.mdx', text }, undefined).files;
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

it('says in words that a page cannot be read, among what has changed', async () => {
  const { pageInWords } = await import('@/editor/server/changes');
  expect(pageInWords('Press', text, conflict)).toEqual([
    'Press: its first lines cannot be read. Ask a developer to mend them',
  ]);
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

it('gives a page that is shown and not yet saved as the new one, at its address', async () => {
  const { resetDrafts, readDrafts, showDraft } = await drafts();
  await resetDrafts();
  await showDraft({
    file: 'texts/en/visits.mdx',
    fields: {
      title: 'Visits',
      description: 'What one sees there, and when. '.repeat(3).trim(),
      ...{ footer: true, order: 5, gated: false },
    },
    text: 'By appointment.',
  });
  expect(existsSync('.edit/drafts/texts/en/visits.mdx')).toBe(true);
  const shown = await readDrafts();
  expect(shown['texts/en']).toMatchObject({ slug: 'visits', title: 'Visits' });
  expect(shown['texts/en/visits']).toBeUndefined();
});
