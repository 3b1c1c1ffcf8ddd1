import { problemsWithForm } from '@/editor/server/problems';
import { formOf } from '@/editor/server/form-files';

/** Jest cannot load the MDX compiler. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

const problemsOfRedirect = (from: string, to: string) =>
  problemsWithForm(formOf('facts/redirects'), { list: [{ from, to }] });

it('accepts a redirect from an unused address to a page', async () => {
  expect(await problemsOfRedirect('/visits', '/faq')).toEqual([]);
});

it.each([
  ['/visits', 'faq', 'list.0.to', 'leads to no page with “faq”'],
  ['/cookies', '/faq', 'list.0.from', 'the address of a page'],
  ['/edit', '/faq', 'list.0.from', 'where the editor answers'],
])('refuses a redirect from %s to %s, and names the field', async (from, to, path, message) => {
  expect(await problemsOfRedirect(from, to)).toEqual([
    { path, said: expect.stringContaining(message) },
  ]);
});
