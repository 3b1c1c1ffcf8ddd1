/** What follows from what `editor.spec.ts` has saved: it is translated, then published. */
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { remote } from './copy';
import { form, git, save, saved, site } from './steps';

test('what is added in English has to be written in Spanish, where its picture and measures are there', async ({
  page,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: /^Serves \(Español\) › Serves has 6 entries/ }).click();
  const serves = form(page).getByRole('region', { name: 'Serves' });
  await expect(serves.getByText('English has 7, and here are 6')).toBeVisible();
  await serves.getByRole('button', { name: 'Add a serve' }).click();
  const added = serves.locator('> details').last();
  const name = added.getByLabel('Name', { exact: true });
  await expect(name).toHaveAccessibleDescription(/In English: Batanga/);
  await name.fill('Batanga');
  await added.getByLabel('Glass').fill('Vaso alto');
  await added.getByText('Measure 1').click();
  await expect(added.getByLabel('Ounces')).toHaveValue('2');
  await added.getByLabel('Of what').fill('Plata');
  await added
    .getByLabel('Method')
    .fill('Escarcha el vaso con sal y sirve.\nRevuelve con cuchillo.');
  await added.getByLabel('The picture in words').fill('Un vaso alto de cola y Plata con hielo.');
  await save(page);
  await expect.poll(() => saved('../es/home/serves.json')).toContain('serve-batanga');
});

test('a sentence whose English has changed is named, and written anew beside it in its own page', async ({
  page,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  const place = page.getByRole('button', { name: 'Opening (Español) › Tagline' });
  await place.click();
  const tagline = form(page).getByLabel('Tagline');
  await expect(tagline).toHaveAccessibleDescription(/In English: A legacy to taste slowly/);
  const changed = form(page).getByText('Tagline: the English has changed');
  await expect(changed).toBeVisible();
  await tagline.fill('Un legado que se saborea despacio');
  // The site in Spanish is started first.
  const shown = site(page).getByText('Un legado que se saborea despacio');
  await expect(shown).toBeVisible({ timeout: 150_000 });
  expect(saved('../es/home/hero.json')).not.toContain('saborea despacio');
  await save(page);
  await expect(changed).toBeHidden();
  expect(saved('../es/home/hero.json')).toContain('saborea despacio');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(tagline).toHaveValue('A legacy to taste slowly');
  await expect(site(page).getByText('A legacy to taste slowly')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Opening › Tagline:')).toBeVisible();
  await expect(place).toBeHidden();
});

test('publishing lists what has changed in plain words, checks it, and says where it is kept', async ({
  page,
}) => {
  // It is away: nothing lies there yet.
  rmSync(remote, { recursive: true, force: true });
  git('remote', 'add', 'origin', remote);
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'What has changed' });
  await expect(
    dialog.getByText(
      'Opening › Tagline: “A legacy you can taste” is now “A legacy to taste slowly”',
    ),
  ).toBeVisible();
  await expect(dialog.getByText('Serves › Serves › “Batanga” added')).toBeVisible();
  await expect(dialog.getByText('Picture serve-batanga is new')).toBeVisible();
  await dialog.getByLabel('Your sentence about it').fill('A seventh serve for the summer');
  await expect(dialog.getByLabel('Send it to origin')).toBeChecked();
  await dialog.getByRole('button', { name: 'Check and publish' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Kept in this computer’s repository: “A seventh serve for the summer”. It has not arrived at origin. It could not be reached.',
    { timeout: 200_000 },
  );
  expect(git('log', '-1', '--format=%s')).toBe('A seventh serve for the summer\n');
  expect(git('show', '--format=', '--name-only')).toMatch(
    /content\/words\/en\/home\/hero\.json\n[^]*content\/words\/es\/home\/hero\.json\n/,
  );
  expect(git('status', '--porcelain')).toBe('');
});

test('what is kept on this computer is sent once its remote is there again', async ({ page }) => {
  git('init', '--quiet', '--bare', remote);
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'What has changed' });
  await expect(dialog.getByText('Nothing has changed since you last published.')).toBeVisible();
  await expect(dialog.getByText('A seventh serve for the summer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('It has arrived at origin.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeHidden();
  expect(git('ls-remote', 'origin')).toContain(git('rev-parse', 'HEAD').trim());
});
