import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copy } from './copy';
import { form, git, open, save, saved, site } from './steps';

test('an editor that is only opened changes nothing', async ({ page }) => {
  await page.goto('/edit');
  await expect(form(page).getByLabel('Tagline')).toBeVisible();
  await expect(site(page).getByRole('heading', { name: 'Collections' })).toBeAttached();
  expect(git('status', '--porcelain')).toBe('');
});

test('a page of another address can neither read nor write, nor show the editor in a frame', async ({
  page,
  baseURL,
}) => {
  const editor = String(baseURL);
  const stranger = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
  );
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url().replace(editor, '')));
  const harmful = saved('home/hero.json').replace('A legacy', 'No legacy');
  const contents = Buffer.from(harmful).toString('base64');
  const body = JSON.stringify({
    // As Keystatic sends what is saved.
    additions: [{ path: 'words/en/home/hero.json', contents }],
    deletions: [],
  });
  const paths = ['/', '/edit/changes', '/api/keystatic/tree', '/api/keystatic/update'];
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}`);
  const socket = await page.evaluate(
    async ({ address, asked, sent }) => {
      for (const path of asked) {
        const init = path.endsWith('update') ? { method: 'POST', body: sent } : {};
        await fetch(address + path, { mode: 'no-cors', ...init }).catch(() => {});
      }
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
    { address: editor, asked: paths, sent: body },
  );
  stranger.close();
  expect(refused).toEqual([...paths, '/edit']);
  expect(socket).toBe('refused');
  expect(git('status', '--porcelain')).toBe('');
});

test('a changed tagline shows on the page while it is typed, and stays once it is saved', async ({
  page,
}) => {
  await page.goto('/edit');
  await form(page).getByLabel('Tagline').fill('A legacy to taste slowly');
  await expect(site(page).getByText('A legacy to taste slowly')).toBeVisible();
  expect(saved('home/hero.json')).toContain('A legacy you can taste');
  await save(page);
  await expect.poll(() => saved('home/hero.json')).toContain('A legacy to taste slowly');
});

test('a click on the tagline, on a tasting note and on a legal sentence each lands in its field', async ({
  page,
}) => {
  await page.goto('/edit');
  const tagline = form(page).getByLabel('Tagline');
  await expect(tagline).toHaveValue(/legacy/);
  const note = site(page).getByText('Cut grass, lime peel, wet stone');
  await note.hover();
  await expect(page.getByText('Plata › Tasting notes › note 1 › What one finds')).toBeVisible();
  await note.click();
  const detail = form(page).getByLabel('What one finds').first();
  await expect(detail).toBeFocused();
  await expect(detail).toHaveValue('Cut grass, lime peel, wet stone');

  // The letters of the heading lie over it.
  await site(page)
    .getByText(/legacy/)
    .first()
    .click({ force: true });
  await expect(tagline).toBeFocused();

  // A link of the page, with a key held.
  await site(page)
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cookies Policy' })
    .click({ modifiers: ['ControlOrMeta'] });
  const sentence = /^This website sets no cookies today/;
  await site(page).getByText(sentence).click();
  const text = form(page).getByLabel('Cookies Policy');
  await expect(text).toBeFocused();
  const selected = text.evaluate((box: HTMLTextAreaElement) =>
    box.value.slice(box.selectionStart, box.selectionEnd),
  );
  expect(await selected).toMatch(sentence);
});

test('a field is found by a word in it', async ({ page }) => {
  await page.goto('/edit');
  await page.getByRole('searchbox', { name: 'Find a field by a word' }).fill('toasted agave');
  await page.getByRole('button', { name: 'Tasting › Lines › line 2 › What one tastes' }).click();
  const found = form(page).getByLabel('What one tastes').nth(1);
  await expect(found).toBeFocused();
  await expect(found).toHaveValue('Toasted agave, burnt sugar');
});

test('what is typed and not saved is there again when the editor is opened anew', async ({
  page,
}) => {
  await open(page, 'About us');
  const lead = form(page).getByLabel('First sentence');
  await lead.fill('Los Altos is high, dry, red and very quiet.');
  await expect(site(page).getByText('red and very quiet.')).toBeVisible();
  await open(page, 'About us');
  await expect(lead).toHaveValue('Los Altos is high, dry, red and very quiet.');
});

test('what two people change is not overwritten unseen', async ({ page, browser }) => {
  const label = 'Button that lets a phone’s tilt stir it';
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) await open(each, 'Live gold');
  await form(other).getByLabel(label).fill('Tilt and stir');
  await save(other);
  await expect.poll(() => saved('live-gold.json')).toContain('Tilt and stir');
  await form(page).getByLabel(label).fill('Stir by tilting');
  await save(page);
  const told = form(page).getByText(
    /Somebody else has changed the same words meanwhile: Live gold/,
  );
  await expect(told).toBeVisible();
  expect(saved('live-gold.json')).toContain('Tilt and stir');
  await save(page);
  await expect.poll(() => saved('live-gold.json')).toContain('Stir by tilting');
});

test('a file that is changed by something else is said to be', async ({ page }) => {
  await open(page, 'Live gold');
  const file = path.join(copy, 'content/words/en/live-gold.json');
  writeFileSync(file, saved('live-gold.json').replace('Stir by tilting', 'Tilt to stir'));
  await expect(page.getByRole('alert')).toContainText(
    '“Live gold” was changed outside this window',
  );
});

test('a title that is too long is refused beside its field', async ({ page }) => {
  await open(page, 'Titles and descriptions');
  const title = form(page).getByLabel('Title').first();
  await title.fill(
    'A title that goes on and on, and then on, until nobody has the patience to read it',
  );
  await expect(title).toHaveAccessibleDescription(/Must have 8 to 60 characters and has 82\./);
  await save(page);
  // Opened anew, it is there as it was typed: it was refused, not on its way.
  await open(page, 'Titles and descriptions');
  await expect(title).toHaveValue(/goes on and on/);
  expect(saved('metadata.json')).not.toContain('goes on and on');
});

test('a sentence of the specification is shown, locked, and says why', async ({ page }) => {
  await open(page, 'Plata');
  const line = form(page).getByRole('textbox', { name: 'Line' });
  await expect(line).toHaveValue('Crisp. Vibrant. Pure.');
  await expect(line).not.toBeEditable();
  await expect(line).toHaveAccessibleDescription(/Locked: the site’s specification gives this/);
});

test('a legal name changed in one place leaves no trace of the old one', async ({ page }) => {
  await open(page, 'Name, company, facts');
  await form(page).getByLabel('Legal name of the company').fill('Casa Dorada Spirits Inc');
  await save(page);
  await expect.poll(() => saved('../../facts/brand.json')).toContain('Casa Dorada');
  for (const route of ['/', '/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies']) {
    const sent = async () => (await page.request.get(route)).text();
    await expect.poll(sent).toContain('Casa Dorada Spirits Inc');
    expect(await sent()).not.toContain('Aurífera Spirits LLC');
  }
});

test('a legal text shows on its page while it is typed, unless it cannot be read', async ({
  page,
}) => {
  await open(page, 'Legal texts');
  await form(page).locator('summary', { hasText: 'Cookies Policy' }).click();
  const text = form(page).getByLabel('Cookies Policy');
  await expect(text).toHaveValue(/^## 1\./m);
  const before = await text.inputValue();
  await text.fill(before.replace('## 1.', 'A sentence of counsel.\n\n## 1.'));
  const sent = async () => (await page.request.get('/cookies')).text();
  await expect.poll(sent).toContain('A sentence of counsel.');
  await text.fill(before.replace('## 1.', 'A sentence with {nonsense}.\n\n## 1.'));
  await save(page);
  await expect(form(page).getByText(/Cookies Policy › line \d+: .*nonsense/)).toBeVisible();
});
