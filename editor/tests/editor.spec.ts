import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { projectCopy } from './project-copy';
import { formPane, git, openForm, save, readSavedFile, sitePreview } from './steps';

test('opening the editor changes no file', async ({ page }) => {
  await page.goto('/edit');
  await expect(formPane(page).getByLabel('Tagline')).toBeVisible();
  await expect(sitePreview(page).getByRole('heading', { name: 'Collections' })).toBeAttached();
  expect(git('status', '--porcelain')).toBe('');
});

test('a page of another origin can neither read nor write nor frame the editor', async ({
  page,
  baseURL,
}) => {
  const editor = String(baseURL);
  const foreignServer = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
  );
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url().replace(editor, '')));
  const forgedContent = readSavedFile('home/hero.json').replace('A legacy', 'No legacy');
  const body = JSON.stringify({ words: JSON.parse(forgedContent) as object });
  const hero = '/edit/forms/words/en/home/hero';
  const readPaths = ['/', '/edit/changes', hero];
  await page.goto(`http://127.0.0.1:${(foreignServer.address() as AddressInfo).port}`);
  const socket = await page.evaluate(
    async ({ address, paths, body: text }) => {
      for (const path of paths) {
        await fetch(address + path, { mode: 'no-cors' }).catch(() => {});
      }
      for (const method of ['POST', 'PUT'])
        await fetch(address + paths.at(-1), { method, body: text }).catch(() => {});
      const frame = document.createElement('iframe');
      frame.src = `${address}/edit`;
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      return new Promise((resolve) => {
        const opened = new WebSocket(`${address.replace('http', 'ws')}/_next/hmr`);
        opened.onopen = () => resolve('opened');
        opened.onerror = () => resolve('refused');
      });
    },
    { address: editor, paths: readPaths, body },
  );
  foreignServer.close();
  expect(refused).toEqual([...readPaths, hero, hero, '/edit']);
  expect(socket).toBe('refused');
  expect(git('status', '--porcelain')).toBe('');
});

test('the preview shows a tagline while it is typed, and Save writes it to its file', async ({
  page,
}) => {
  await page.goto('/edit');
  await formPane(page).getByLabel('Tagline').fill('A legacy to taste slowly');
  await expect(sitePreview(page).getByText('A legacy to taste slowly')).toBeVisible();
  expect(readSavedFile('home/hero.json')).toContain('A legacy you can taste');
  await save(page);
  expect(readSavedFile('home/hero.json')).toContain('A legacy to taste slowly');
});

test('a click on the tagline, a tasting note or a legal sentence in the preview focuses its field', async ({
  page,
}) => {
  await page.goto('/edit');
  const tagline = formPane(page).getByLabel('Tagline');
  await expect(tagline).toHaveValue(/legacy/);
  const note = sitePreview(page).getByText('Cut grass, lime peel, wet stone');
  await note.hover();
  await expect(page.getByText('Plata › Tasting notes › note 1 › What one finds')).toBeVisible();
  await note.click();
  const detail = formPane(page).getByLabel('What one finds').first();
  await expect(detail).toBeFocused();
  await expect(detail).toHaveValue('Cut grass, lime peel, wet stone');

  // The heading overlaps the tagline, so Playwright's hit test must be skipped.
  await sitePreview(page)
    .getByText(/legacy/)
    .first()
    .click({ force: true });
  await expect(tagline).toBeFocused();

  // A plain click on a link edits its label; with Ctrl or Cmd it follows the link.
  await sitePreview(page)
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cookies Policy' })
    .click({ modifiers: ['ControlOrMeta'] });
  const sentence = /^This website sets no cookies today/;
  await sitePreview(page).getByText(sentence).click();
  await expect(formPane(page).getByRole('textbox', { name: 'Text' })).toBeFocused();
  const selected = await page.evaluate(() => {
    const selection = getSelection();
    const { top } = selection?.getRangeAt(0).getBoundingClientRect() ?? { top: 0 };
    return {
      isCollapsed: selection?.isCollapsed,
      isVisible: top > 0 && top < innerHeight,
      words: selection?.anchorNode?.textContent,
    };
  });
  expect(selected).toEqual({
    isCollapsed: true,
    isVisible: true,
    words: expect.stringMatching(sentence),
  });
});

test('a field is found by a word in it', async ({ page }) => {
  await page.goto('/edit');
  await page.getByRole('searchbox', { name: 'Find a field by a word' }).fill('toasted agave');
  await page.getByRole('button', { name: 'Tasting › Lines › line 2 › What one tastes' }).click();
  const found = formPane(page).getByLabel('What one tastes').nth(1);
  await expect(found).toBeFocused();
  await expect(found).toHaveValue('Toasted agave, burnt sugar');
});

test('unsaved input survives leaving the page and is merged with what others have saved since', async ({
  page,
}) => {
  await openForm(page, 'About us');
  const lead = formPane(page).getByLabel('First sentence');
  await lead.fill('Los Altos is high, dry, red and very quiet.');
  await expect(sitePreview(page).getByText('red and very quiet.')).toBeVisible();
  await page.goto('about:blank');
  const file = path.join(projectCopy, 'content/words/en/home/about.json');
  const { fieldNote } = JSON.parse(readSavedFile('home/about.json')) as { fieldNote: string[] };
  writeFileSync(
    file,
    readSavedFile('home/about.json').replace(String(fieldNote[0]), 'Tierra roja'),
  );
  await openForm(page, 'About us');
  await expect(lead).toHaveValue('Los Altos is high, dry, red and very quiet.');
  await expect(formPane(page).getByLabel('Note beside the picture')).toHaveValue(/^Tierra roja/);
  await save(page);
  expect(readSavedFile('home/about.json')).toContain('red and very quiet.');
  expect(readSavedFile('home/about.json')).toContain('Tierra roja');
});

test('two people in one form see each other, and the second to save resolves fields that both changed', async ({
  page,
  browser,
}) => {
  const stirLabel = 'Button that lets a phone’s tilt stir it';
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) await openForm(each, 'Live gold');
  await expect(formPane(page).getByText('Another window has this form open too.')).toBeVisible();
  const mine = formPane(page).getByRole('textbox', { name: stirLabel });
  await mine.fill('Stir by tilting');
  await formPane(other).getByRole('textbox', { name: stirLabel }).fill('Tilt and stir');
  await formPane(other).getByLabel('Button that stops the gold').fill('Hold the gold');
  await save(other);
  await expect(formPane(page).getByLabel('Button that stops the gold')).toHaveValue(
    'Hold the gold',
  );
  await expect(mine).toHaveValue('Stir by tilting');
  await formPane(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(formPane(page).getByRole('alert').getByText('Not saved.')).toBeVisible();
  const conflictRegion = formPane(page).getByRole('region', { name: stirLabel });
  await expect(conflictRegion).toContainText('Tilt and stir');
  await conflictRegion.getByRole('button', { name: 'Keep yours' }).click();
  await save(page);
  expect(readSavedFile('live-gold.json')).toContain('Stir by tilting');
  expect(readSavedFile('live-gold.json')).toContain('Hold the gold');
  await other.close();
});

test('an error is shown beside its field, and Save scrolls to the field if it is hidden', async ({
  page,
}) => {
  await openForm(page, 'Serves');
  const paloma = formPane(page).locator('details', { hasText: 'Paloma' }).first();
  await paloma.locator('> summary').click();
  const ice = paloma.getByLabel('Ice', { exact: true });
  await ice.fill('x'.repeat(61));
  await expect(ice).toHaveAccessibleDescription(/Must have 2 to 60 characters and has 61\./);
  await paloma.locator('> summary').click();
  await formPane(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(formPane(page).getByRole('alert').first()).toContainText(
    'Not saved. Serves › Serves › serve 2 › Ice: Must have 2 to 60 characters and has 61.',
  );
  await expect(ice).toBeFocused();
  await expect(ice).toBeInViewport();
  await formPane(page).getByRole('button', { name: 'Undo all' }).click();
  await expect(formPane(page).getByText('Not yet saved')).toBeHidden();
});

test('a sentence that the specification prescribes is shown as locked, with the reason', async ({
  page,
}) => {
  await openForm(page, 'Plata');
  const line = formPane(page).getByRole('textbox', { name: 'Line' });
  await expect(line).toHaveValue('Crisp. Vibrant. Pure.');
  await expect(line).not.toBeEditable();
  await expect(line).toHaveAccessibleDescription(/Locked: the site’s specification gives this/);
});

test('changing the legal name of the company changes it on every page', async ({ page }) => {
  await openForm(page, 'Name, company, facts');
  await formPane(page).getByLabel('Legal name of the company').fill('Casa Dorada Spirits Inc');
  await save(page);
  expect(readSavedFile('../../facts/brand.json')).toContain('Casa Dorada');
  for (const route of ['/', '/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies']) {
    const fetchHtml = async () => (await page.request.get(route)).text();
    await expect.poll(fetchHtml).toContain('Casa Dorada Spirits Inc');
    expect(await fetchHtml()).not.toContain('Aurífera Spirits LLC');
  }
});
