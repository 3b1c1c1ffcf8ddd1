/** What `publishing.spec.ts` has published is taken away, or put back as it was. */
import { expect, test } from '@playwright/test';
import { form, git, list, open, save, saved, site } from './steps';

test('an earlier tagline is found in the history, beside today’s, and put back', async ({
  page,
}) => {
  await open(page, 'Opening');
  await form(page).getByRole('button', { name: 'History' }).click();
  const published = form(page).getByRole('listitem');
  await expect(published.filter({ hasText: 'A seventh serve for the summer' })).toContainText(
    'Tagline: “A legacy you can taste” is now “A legacy to taste slowly”',
  );
  const first = published.filter({ hasText: 'As it was' });
  await expect(first).toContainText('An editor');
  await first.getByRole('button', { name: 'Its wording beside today’s' }).click();
  await expect(first.getByRole('region', { name: 'Tagline' })).toContainText(
    'A legacy you can taste',
  );
  await first.getByRole('button', { name: 'Put back as a draft' }).click();
  await expect(form(page).getByLabel('Tagline')).toHaveValue('A legacy you can taste');
  await expect(form(page).getByText('Not yet saved')).toBeVisible();
  await expect(site(page).getByText('A legacy you can taste')).toBeVisible();
  await save(page);
  expect(saved('home/hero.json')).toContain('A legacy you can taste');
  expect(git('log', '-1', '--format=%s')).toBe('A seventh serve for the summer\n');
});

test('a text page is taken away in every language, and its addresses lead to another', async ({
  page,
}) => {
  await page.goto('/edit');
  await list(page).getByRole('button', { name: 'Visits' }).click();
  await expect(form(page).getByLabel('Address')).toHaveValue('visit');
  await form(page).getByRole('button', { name: 'Take this page away' }).click();
  const asked = page.getByRole('dialog', { name: 'Take “Visits” away' });
  await asked.getByRole('combobox').selectOption('is led to /faq');
  await asked.getByRole('button', { name: 'Take it away' }).click();
  await expect(list(page).getByRole('button', { name: 'Visits' })).toBeHidden();
  expect(git('status', '--porcelain').split('\n')).toEqual(
    expect.arrayContaining([' D content/texts/en/visit.mdx', ' D content/texts/es/visit.mdx']),
  );
  await expect.poll(async () => (await page.request.get('/visit')).status()).toBe(404);
  const { list: addresses } = JSON.parse(saved('../../facts/redirects.json')) as { list: object[] };
  expect(addresses).toEqual([
    { from: '/visits', to: '/faq' },
    { from: '/visit', to: '/faq' },
  ]);
});
