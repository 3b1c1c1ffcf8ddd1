import { forms } from '@/content/schema/forms';
import { problemsOfForm } from '@/editor/server/form-problems';
import { problemWithText } from '@/editor/server/problems';

/** The compiler of texts cannot be loaded here: it is said to find a mistake in the seventh line of the file. */
jest.mock('@/scripts/check/mdx-texts', () => ({
  findProblemIn: async (file: string) => `${file}:7: {nonsense} stands for nothing`,
}));

it('counts the lines of a text page as its form shows them', async () => {
  const page = `---\ntitle: Press\norder: 4\n---\n\nWords.\n{nonsense}\n`;
  expect(await problemWithText('texts/en/press.mdx', page)).toBe(
    'Press › line 2: {nonsense} stands for nothing',
  );
});

it('counts the lines of a legal text as they are', async () => {
  expect(await problemWithText('legal/en/cookies.mdx', 'Words.')).toMatch(
    /^Cookies Policy › line 7/,
  );
});

it('refuses an address that leads to no page, in the words of its form', () => {
  const form = forms.find(({ file }) => file === 'facts/redirects');
  if (!form) throw new Error('There is no form of redirects');
  const leading = (to: string) => problemsOfForm(form, { list: [{ from: '/visits', to }] });
  expect(leading('/faq')).toEqual([]);
  expect(leading('faq').join()).toContain('address 1 › Leads to leads to no page with “faq”');
});
