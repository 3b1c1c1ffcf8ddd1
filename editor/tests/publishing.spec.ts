/**
 * Adds a serve in both languages, and publishes it with the changes that `editor.spec.ts`, `lists.spec.ts` and
 * `pages.spec.ts` have saved.
 */
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { inCopy, remote } from './project-copy';
import { formPane, git, openForm, save, readSavedFile, sitePreview } from './steps';

test('a seventh serve with a photograph from a phone is added to the carousel and has a page', async ({
  page,
}) => {
  await openForm(page, 'Serves');
  const serves = formPane(page).getByRole('region', { name: 'Serves' });
  await serves.getByRole('button', { name: 'Add a serve' }).click();
  const added = serves.locator('> details').last();
  await added.getByLabel('Name', { exact: true }).fill('Batanga');
  await expect(added.getByLabel('Address')).toHaveValue('batanga');
  await added.getByLabel('Glass').fill('Highball');
  await added.getByText('Measure 1').click();
  await added.getByLabel('Ounces').fill('2');
  await added.getByLabel('Of what').fill('Plata');
  await added.getByLabel('Method').fill('Salt the rim, and build over ice.\nStir it with a knife.');
  await added
    .getByLabel('What it is about')
    .fill('Cola, lime and salt, stirred with the knife that cut the lime.');
  await added.getByLabel('To have ready').fill('A knife\nCoarse salt');
  await added.getByLabel('Ice', { exact: true }).fill('Cubes, to the rim');
  await added.getByLabel('Minutes').fill('3');
  await added
    .getByLabel('Steps')
    .fill('Salt the rim of the glass.\nFill it with ice.\nPour, and stir with the knife.');
  await added
    .getByLabel('Description')
    .fill(
      'The Batanga as we pour it: two ounces of Plata, lime, salt and cola, over ice in a tall glass.',
    );
  await added.getByLabel('The picture in words').fill('A tall glass of cola and Plata over ice.');
  const file = added.getByLabel('File', { exact: true });
  const photograph = await sharp(inCopy('art/masters/serve-paloma.webp'))
    .rotate(-90)
    .withExif({ IFD0: { Make: 'A telephone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const upload = (buffer: Buffer) =>
    file.setInputFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer });
  await upload(photograph.subarray(0, photograph.length / 2));
  await expect(added.getByRole('alert')).toContainText(/damaged|cut|whole/);
  await upload(photograph);
  await expect(added.getByText('The picture is packed')).toBeVisible({ timeout: 120_000 });
  await expect(added.getByText('US standard drinks, worked out: 1.3')).toBeVisible();
  await added.getByRole('button', { name: 'Show its page' }).click();
  await expect(sitePreview(page).getByRole('heading', { name: 'Batanga', level: 1 })).toBeVisible();
  await save(page);
  expect(readSavedFile('home/serves.json')).toContain('serve-batanga');

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Seven pours,' })).toBeVisible();
  await page.getByRole('region', { name: 'Serves' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Go to slide 7' }).click();
  await expect(page.getByRole('heading', { name: 'Batanga' })).toBeInViewport();
});

test('an entry added in English exists in Spanish without words, which have to be translated', async ({
  page,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('button', { name: /^Serves \(Español\) › .*serve 7/ })
    .first()
    .click();
  const serves = formPane(page).getByRole('region', { name: 'Serves' });
  const added = serves.locator('> details').last();
  await expect(serves.getByRole('button', { name: 'Add a serve' })).toBeHidden();
  if (!(await added.getByLabel('Glass').isVisible()))
    await added.locator('summary').first().click();
  const name = added.getByLabel('Name', { exact: true });
  await expect(name).toHaveAccessibleDescription(/In English: Batanga/);
  await name.fill('Batanga');
  await added.getByLabel('Glass').fill('Vaso alto');
  await added.getByText('Measure 1').click();
  await added.getByLabel('Of what').fill('Plata');
  await added
    .getByLabel('Method')
    .fill('Escarcha el vaso con sal y sirve.\nRevuelve con cuchillo.');
  await added
    .getByLabel('What it is about')
    .fill('Cola, limón y sal, y se revuelve con el cuchillo que cortó el limón.');
  await added.getByLabel('To have ready').fill('Cuchillo\nSal gruesa');
  await added.getByLabel('Ice', { exact: true }).fill('Cubos, hasta el borde');
  await added
    .getByLabel('Steps')
    .fill('Escarcha el vaso con sal.\nLlénalo de hielo.\nSirve y revuelve con el cuchillo.');
  await added
    .getByLabel('Description')
    .fill(
      'La Batanga como la servimos: dos onzas de Plata, limón, sal y cola, con hielo en vaso alto.',
    );
  await added.getByLabel('The picture in words').fill('Un vaso alto de cola y Plata con hielo.');
  await added.getByRole('button', { name: 'Show its page' }).click();
  const shown = sitePreview(page).getByText('y se revuelve con el cuchillo que cortó');
  await expect(shown).toBeVisible({ timeout: 150_000 });
  await save(page);
  expect(readSavedFile('../es/home/serves.json')).toContain('batanga');
});

test('a translation whose English has changed is listed, and can be updated beside the English', async ({
  page,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'Publish' }).click();
  const outdatedField = page.getByRole('button', { name: 'Opening (Español) › Tagline' });
  await outdatedField.click();
  const tagline = formPane(page).getByLabel('Tagline');
  await expect(tagline).toHaveAccessibleDescription(/In English: A legacy to taste slowly/);
  const outdatedNote = formPane(page).getByText('Tagline: the English has changed');
  await expect(outdatedNote).toBeVisible();
  await tagline.fill('Un legado que se saborea despacio');
  // The Spanish development server has to start first.
  const shown = sitePreview(page).getByText('Un legado que se saborea despacio');
  await expect(shown).toBeVisible({ timeout: 150_000 });
  expect(readSavedFile('../es/home/hero.json')).not.toContain('saborea despacio');
  await save(page);
  expect(readSavedFile('../es/home/hero.json')).toContain('saborea despacio');
  await expect(outdatedNote).toBeHidden();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(tagline).toHaveValue('A legacy to taste slowly');
  await expect(sitePreview(page).getByText('A legacy to taste slowly')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Opening › Tagline:')).toBeVisible();
  await expect(outdatedField).toBeHidden();
});

test('publishing describes the changes, checks and commits them, and says that the push failed', async ({
  page,
}) => {
  // Builds both languages, which takes as long as “npm run build”.
  test.setTimeout(600_000);
  // The remote does not exist yet, so the push fails.
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
  await expect(dialog.getByText('Serves › “Batanga” added', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Picture serve-batanga is new')).toBeVisible();
  await dialog.getByLabel('Your sentence about it').fill('A seventh serve for the summer');
  await expect(dialog.getByLabel('Send it to origin')).toBeChecked();
  await dialog.getByRole('button', { name: 'Check and publish' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Kept in this computer’s repository: “A seventh serve for the summer”. It has not arrived at origin. It could not be reached.',
    { timeout: 500_000 },
  );
  expect(git('log', '-1', '--format=%s')).toBe('A seventh serve for the summer\n');
  expect(git('show', '--format=', '--name-only').split('\n')).toEqual(
    expect.arrayContaining([
      'content/words/en/home/serves.json',
      'content/words/es/home/serves.json',
      'art/masters/serve-batanga.jpg',
      // With a number if the test that added the picture was retried.
      expect.stringMatching(/^art\/masters\/text-visits(-2)?\.jpg$/),
      'public/share/serves/batanga.jpg',
      'public/share/es/serves/batanga.jpg',
      'public/share/serves/batanga-square.jpg',
      'content/texts/en/visit.mdx',
      'content/texts/es/visit.mdx',
      'content/facts/redirects.json',
      'content/facts/shops.json',
      'content/facts/lots.json',
      'public/share/texts/visit.jpg',
      'public/share/es/texts/visit.jpg',
    ]),
  );
  expect(git('status', '--porcelain')).toBe('');
});

test('a commit that was not pushed can be sent once the remote is reachable', async ({ page }) => {
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
