/** A text page is added, in both languages; `publishing.spec.ts` publishes it, and `taking-back.spec.ts` takes it away. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inCopy } from './copy';
import { form, list, save, saved, site } from './steps';

test('a text page is added and linked in the footer, and an address that is taken is refused', async ({
  page,
}) => {
  await page.goto('/edit');
  await list(page).getByRole('button', { name: 'Add a page' }).click();
  await form(page).getByLabel('Title', { exact: true }).fill('Visits');
  const address = form(page).getByLabel('Address');
  await expect(address).toHaveValue('visits');
  await address.fill('cookies');
  await expect(address).toHaveAccessibleDescription(
    /Has the address of a page that the specification gives, “\/cookies”: choose another\./,
  );
  await address.fill('visits');
  await form(page)
    .getByLabel('Description')
    .fill('When the house is open to those who want to see the agave, and how to ask for a day.');
  await form(page).getByLabel('In the footer').check();
  await form(page).getByLabel('Place').fill('5');
  await form(page).getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('We show the fields by appointment.');
  await form(page).getByRole('button', { name: 'Show its page' }).click();
  await expect(site(page).getByRole('heading', { name: 'Visits', level: 1 })).toBeVisible();
  await expect(site(page).getByText('We show the fields by appointment.')).toBeVisible();
  expect(existsSync(inCopy('content/texts/en/visits.mdx'))).toBe(false);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list(page).getByRole('button', { name: 'Visits' })).toHaveAttribute('aria-current');
  expect(existsSync(inCopy('content/texts/en/visits.mdx'))).toBe(true);
  const footer = site(page).getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '/visits');
});

test('it is written in Spanish beside its English, and has another address in both from then on', async ({
  page,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Visits (Español) is still to be written' }).click();
  const title = form(page).getByLabel('Title', { exact: true });
  await expect(title).toHaveAccessibleDescription(/In English: Visits/);
  await expect(title).toHaveAttribute('lang', 'es');
  await title.fill('Visitas');
  await form(page)
    .getByLabel('Description')
    .fill(
      'Cuándo abre la casa a quien quiere ver el agave de cerca, y cómo pedir un día para venir.',
    );
  await form(page).getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Enseñamos el campo con cita.');
  await form(page).getByRole('button', { name: 'Show its page' }).click();
  // The site in Spanish is started first.
  const shown = site(page).getByText('Enseñamos el campo con cita.');
  await expect(shown).toBeVisible({ timeout: 150_000 });
  await save(page);
  expect(readFileSync(inCopy('content/texts/es/visits.mdx'), 'utf8')).toMatch(/title: Visitas/);

  await page.getByRole('radio', { name: 'English' }).check();
  await form(page).getByLabel('Address').fill('visit');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(['/visits leads to it']);
  const addresses = JSON.parse(saved('../../facts/redirects.json')) as object;
  expect(addresses).toEqual({ list: [{ from: '/visits', to: '/visit' }] });
  for (const code of ['en', 'es'])
    expect(readdirSync(inCopy(`content/texts/${code}`))).toEqual(
      ['accessibility', 'faq', 'press', 'responsible-drinking', 'visit'].map(
        (each) => `${each}.mdx`,
      ),
    );
});
