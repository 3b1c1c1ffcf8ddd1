/** A text page is added, in both languages; `publishing.spec.ts` publishes it, and `removing.spec.ts` takes it away. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inCopy } from './copy';
import { form, save, saved, site } from './steps';

test('a text page is added and linked in the footer, and an address that is taken is refused', async ({
  page,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Add a page' }).click();
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
  await form(page)
    .getByLabel('Text', { exact: true })
    .fill(
      'We show the fields by appointment.\n\n## How to ask\n\nWrite to <MailLink to="enquiries" />.',
    );
  await form(page).getByRole('button', { name: 'Show its page' }).click();
  await expect(site(page).getByRole('heading', { name: 'Visits', level: 1 })).toBeVisible();
  await expect(site(page).getByRole('heading', { name: 'How to ask' })).toBeAttached();
  expect(existsSync(inCopy('content/texts/en/visits.mdx'))).toBe(false);
  await form(page).getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => existsSync(inCopy('content/texts/en/visits.mdx'))).toBe(true);
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
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
  await title.fill('Visitas');
  await form(page)
    .getByLabel('Description')
    .fill(
      'Cuándo abre la casa a quien quiere ver el agave de cerca, y cómo pedir un día para venir.',
    );
  await form(page)
    .getByLabel('Text', { exact: true })
    .fill(
      'Enseñamos el campo con cita.\n\n## Cómo pedirla\n\nEscribe a <MailLink to="enquiries" />.',
    );
  await save(page);
  await expect
    .poll(() => readFileSync(inCopy('content/texts/es/visits.mdx'), 'utf8'))
    .toMatch(/title: Visitas[^]+footer: true/);

  await page.getByRole('radio', { name: 'English' }).check();
  await form(page).getByLabel('Address').fill('visit');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('/visits leads to it');
  const addresses = JSON.parse(saved('../../facts/redirects.json')) as object;
  expect(addresses).toEqual({ list: [{ from: '/visits', to: '/visit' }] });
  for (const code of ['en', 'es'])
    expect(readdirSync(inCopy(`content/texts/${code}`))).toEqual(
      ['accessibility', 'faq', 'press', 'responsible-drinking', 'visit'].map(
        (each) => `${each}.mdx`,
      ),
    );
});
