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
  const body = JSON.stringify({ words: JSON.parse(harmful) as object });
  const hero = '/edit/forms/words/en/home/hero';
  const paths = ['/', '/edit/changes', hero];
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}`);
  const socket = await page.evaluate(
    async ({ address, asked, sent }) => {
      for (const path of asked) {
        await fetch(address + path, { mode: 'no-cors' }).catch(() => {});
      }
      for (const method of ['POST', 'PUT'])
        await fetch(address + asked.at(-1), { method, body: sent }).catch(() => {});
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
  expect(refused).toEqual([...paths, hero, hero, '/edit']);
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
  expect(saved('home/hero.json')).toContain('A legacy to taste slowly');
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
  await expect(form(page).getByRole('textbox', { name: 'Text' })).toBeFocused();
  const clicked = await page.evaluate(() => {
    const selection = getSelection();
    const { top } = selection?.getRangeAt(0).getBoundingClientRect() ?? { top: 0 };
    return {
      isCollapsed: selection?.isCollapsed,
      isInSight: top > 0 && top < innerHeight,
      words: selection?.anchorNode?.textContent,
    };
  });
  expect(clicked).toEqual({
    isCollapsed: true,
    isInSight: true,
    words: expect.stringMatching(sentence),
  });
});

test('a field is found by a word in it', async ({ page }) => {
  await page.goto('/edit');
  await page.getByRole('searchbox', { name: 'Find a field by a word' }).fill('toasted agave');
  await page.getByRole('button', { name: 'Tasting › Lines › line 2 › What one tastes' }).click();
  const found = form(page).getByLabel('What one tastes').nth(1);
  await expect(found).toBeFocused();
  await expect(found).toHaveValue('Toasted agave, burnt sugar');
});

test('what is typed and not saved is kept, and put together with what others have saved since', async ({
  page,
}) => {
  await open(page, 'About us');
  const lead = form(page).getByLabel('First sentence');
  await lead.fill('Los Altos is high, dry, red and very quiet.');
  await expect(site(page).getByText('red and very quiet.')).toBeVisible();
  await page.goto('about:blank');
  const file = path.join(copy, 'content/words/en/home/about.json');
  const { fieldNote } = JSON.parse(saved('home/about.json')) as { fieldNote: string[] };
  writeFileSync(file, saved('home/about.json').replace(String(fieldNote[0]), 'Tierra roja'));
  await open(page, 'About us');
  await expect(lead).toHaveValue('Los Altos is high, dry, red and very quiet.');
  await expect(form(page).getByLabel('Note beside the picture')).toHaveValue(/^Tierra roja/);
  await save(page);
  expect(saved('home/about.json')).toContain('red and very quiet.');
  expect(saved('home/about.json')).toContain('Tierra roja');
});

test('two people in one form: they see each other, and are asked about what both have changed', async ({
  page,
  browser,
}) => {
  const stir = 'Button that lets a phone’s tilt stir it';
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) await open(each, 'Live gold');
  await expect(form(page).getByText('Another window has this form open too.')).toBeVisible();
  const mine = form(page).getByRole('textbox', { name: stir });
  await mine.fill('Stir by tilting');
  await form(other).getByRole('textbox', { name: stir }).fill('Tilt and stir');
  await form(other).getByLabel('Button that stops the gold').fill('Hold the gold');
  await save(other);
  await expect(form(page).getByLabel('Button that stops the gold')).toHaveValue('Hold the gold');
  await expect(mine).toHaveValue('Stir by tilting');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page).getByRole('alert').getByText('Not saved.')).toBeVisible();
  const asked = form(page).getByRole('region', { name: stir });
  await expect(asked).toContainText('Tilt and stir');
  await asked.getByRole('button', { name: 'Keep yours' }).click();
  await save(page);
  expect(saved('live-gold.json')).toContain('Stir by tilting');
  expect(saved('live-gold.json')).toContain('Hold the gold');
  await other.close();
});

test('a mistake is said beside its field, and Save leads to it where it lies out of sight', async ({
  page,
}) => {
  await open(page, 'Serves');
  const paloma = form(page).locator('details', { hasText: 'Paloma' }).first();
  await paloma.locator('> summary').click();
  const ice = paloma.getByLabel('Ice', { exact: true });
  await ice.fill('x'.repeat(61));
  await expect(ice).toHaveAccessibleDescription(/Must have 2 to 60 characters and has 61\./);
  await paloma.locator('> summary').click();
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page).getByRole('alert').first()).toContainText(
    'Not saved. Serves › Serves › serve 2 › Ice: Must have 2 to 60 characters and has 61.',
  );
  await expect(ice).toBeFocused();
  await expect(ice).toBeInViewport();
  await form(page).getByRole('button', { name: 'Undo all' }).click();
  await expect(form(page).getByText('Not yet saved')).toBeHidden();
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
  expect(saved('../../facts/brand.json')).toContain('Casa Dorada');
  for (const route of ['/', '/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies']) {
    const sent = async () => (await page.request.get(route)).text();
    await expect.poll(sent).toContain('Casa Dorada Spirits Inc');
    expect(await sent()).not.toContain('Aurífera Spirits LLC');
  }
});
