/** What `publishing.spec.ts` has published is taken away. */
import { expect, test } from '@playwright/test';
import { form, git, save, saved } from './steps';

test('a text page is taken away in every language, and its address may lead to another', async ({
  page,
}) => {
  await page.goto('/edit');
  const list = page.getByRole('navigation', { name: 'Forms' });
  await list.getByRole('button', { name: 'Visits' }).click();
  await expect(form(page).getByLabel('Address')).toHaveValue('visit');
  await form(page).getByRole('button', { name: '…' }).click();
  await form(page).getByRole('menuitem', { name: 'Delete entry…' }).click();
  await form(page).getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByRole('alert')).toContainText('“Visits” is taken away, in every language.');
  await expect(list.getByRole('button', { name: 'Visits' })).toBeHidden();
  expect(git('status', '--porcelain').split('\n')).toEqual(
    expect.arrayContaining([' D content/texts/en/visit.mdx', ' D content/texts/es/visit.mdx']),
  );
  await expect.poll(async () => (await page.request.get('/visit')).status()).toBe(404);

  await page.getByRole('button', { name: 'Lead it to another page' }).click();
  await form(page).getByRole('button', { name: 'Add an address' }).click();
  await form(page).getByLabel('Old address').fill('/visit');
  await form(page).getByLabel('Leads to').fill('/faq');
  await save(page);
  await expect
    .poll(() => JSON.parse(saved('../../facts/redirects.json')) as object)
    .toEqual({ list: [{ from: '/visit', to: '/faq' }] });
});
