/** Adds a text page in both languages; `publishing.spec.ts` publishes it and `taking-back.spec.ts` removes it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inCopy } from './project-copy';
import { formPane, formsList, save, readSavedFile, sitePreview } from './steps';

/** Writes the text of a page with the tools of the toolbar: link, section, table and picture. */
async function writeVisits(page: Page) {
  const text = formPane(page).getByRole('textbox', { name: 'Text' });
  const tool = (name: string) => formPane(page).getByRole('button', { name, exact: true });
  const { keyboard } = page;
  await text.click();
  await keyboard.type('We show the fields by appointment.');
  await keyboard.press('Enter');
  await keyboard.type('Calle Agave 1');
  await keyboard.press('Shift+Enter');
  await keyboard.type('Tequila, Jalisco');
  await keyboard.press('Enter');
  await keyboard.type('The way there');
  await keyboard.press('Shift+Home');
  await tool('Link …').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('maps.example.com/house');
  await link.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(text.getByRole('link', { name: 'The way there' })).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.type('Contact');
  await formPane(page).getByLabel('What the line is').selectOption('Section');
  await keyboard.press('Enter');
  await keyboard.type('Write to us.');

  await text.getByText('We show the fields by appointment.').click();
  await keyboard.press('End');
  await tool('Table').click();
  const cells = text.locator('th, td');
  for (const [index, words] of ['Day', 'Hours', 'Friday', '10 to 18'].entries()) {
    await cells.nth(index).click();
    await keyboard.type(words);
  }
  await cells.last().click();
  await tool('Remove the line').click();
  await expect(cells).toHaveCount(4);

  await text.getByText('Write to us.').click();
  await keyboard.press('End');
  await tool('Picture …').click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const buffer = await sharp(inCopy('art/masters/serve-paloma.webp')).jpeg().toBuffer();
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('status')).toHaveText('', { timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText('Say what is seen')).toBeVisible();
  await dialog.getByLabel('What is seen').fill('The door of the house');
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

test('a text page with a table, a picture and a link is added to the footer, and an address in use is refused', async ({
  page,
}) => {
  await page.goto('/edit');
  await formsList(page).getByRole('button', { name: 'Add a page' }).click();
  await formPane(page).getByLabel('Title', { exact: true }).fill('Visits');
  const address = formPane(page).getByLabel('Address');
  await expect(address).toHaveValue('visits');
  await address.fill('cookies');
  await expect(address).toHaveAccessibleDescription(
    /Has the address of a page that the specification gives, “\/cookies”: choose another\./,
  );
  await address.fill('visits');
  await formPane(page)
    .getByLabel('Description')
    .fill('When the house is open to those who want to see the agave, and how to ask for a day.');
  await formPane(page).getByLabel('In the footer').check();
  await formPane(page).getByLabel('Place').fill('5');
  await writeVisits(page);
  await formPane(page).getByRole('button', { name: 'Show its page' }).click();
  const visits = sitePreview(page).getByRole('main');
  await expect(visits.getByRole('heading', { name: 'Visits', level: 1 })).toBeVisible();
  await expect(visits.getByText('Calle Agave 1').locator('br')).toHaveCount(1);
  await expect(visits.getByRole('cell', { name: '10 to 18' })).toBeVisible();
  await expect(visits.getByRole('link', { name: 'The way there' })).toHaveAttribute(
    'href',
    'https://maps.example.com/house',
  );
  await expect(visits.getByRole('heading', { name: 'Contact', level: 2 })).toBeVisible();
  await expect(visits.getByRole('img', { name: 'The door of the house' })).toBeAttached();
  expect(existsSync(inCopy('content/texts/en/visits.mdx'))).toBe(false);
  await formPane(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(formsList(page).getByRole('button', { name: 'Visits' })).toHaveAttribute(
    'aria-current',
  );
  expect(existsSync(inCopy('content/texts/en/visits.mdx'))).toBe(true);
  const footer = sitePreview(page).getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '/visits');
});

test('the new page is translated beside its English, and moved to another address in both languages', async ({
  page,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Visits (Español) is still to be written' }).click();
  const title = formPane(page).getByLabel('Title', { exact: true });
  await expect(title).toHaveAccessibleDescription(/In English: Visits/);
  await expect(title).toHaveAttribute('lang', 'es');
  await title.fill('Visitas');
  await formPane(page)
    .getByLabel('Description')
    .fill(
      'Cuándo abre la casa a quien quiere ver el agave de cerca, y cómo pedir un día para venir.',
    );
  await formPane(page).getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Enseñamos el campo con cita.');
  await formPane(page).getByRole('button', { name: 'Show its page' }).click();
  // The Spanish development server has to start first.
  const shown = sitePreview(page).getByText('Enseñamos el campo con cita.');
  await expect(shown).toBeVisible({ timeout: 150_000 });
  await save(page);
  expect(readFileSync(inCopy('content/texts/es/visits.mdx'), 'utf8')).toMatch(/title: Visitas/);

  await page.getByRole('radio', { name: 'English' }).check();
  await formPane(page).getByLabel('Address').fill('visit');
  await formPane(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(['/visits leads to it']);
  const addresses = JSON.parse(readSavedFile('../../facts/redirects.json')) as object;
  expect(addresses).toEqual({ list: [{ from: '/visits', to: '/visit' }] });
  for (const code of ['en', 'es'])
    expect(readdirSync(inCopy(`content/texts/${code}`))).toEqual(
      ['accessibility', 'faq', 'press', 'responsible-drinking', 'visit'].map(
        (each) => `${each}.mdx`,
      ),
    );
});
