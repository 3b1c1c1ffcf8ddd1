import { problemsWithForm } from '@/editor/server/problems';
import { formOf } from '@/editor/server/stored';

/** The compiler of texts cannot be loaded here. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

const leading = (from: string, to: string) =>
  problemsWithForm(formOf('facts/redirects'), { list: [{ from, to }] });

it('takes an old address that leads to a page', async () => {
  expect(await leading('/visits', '/faq')).toEqual([]);
});

it.each([
  ['/visits', 'faq', 'list.0.to', 'leads to no page with “faq”'],
  ['/cookies', '/faq', 'list.0.from', 'the address of a page'],
  ['/edit', '/faq', 'list.0.from', 'where the editor answers'],
])('refuses that %s leads to %s, at its field', async (from, to, path, said) => {
  expect(await leading(from, to)).toEqual([{ path, said: expect.stringContaining(said) }]);
});
