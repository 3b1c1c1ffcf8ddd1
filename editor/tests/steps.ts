/** What the tests of the editor do, and look at, again and again. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { copy } from './copy';

export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
export const saved = (file: string) =>
  readFileSync(path.join(copy, 'content/words/en', file), 'utf8');

/** The form that is open; the site beside it, in its frame; the list of forms. */
export const form = (page: Page) => page.getByRole('main');
export const site = (page: Page) => page.frameLocator('iframe[title="Page"]');
export const list = (page: Page) => page.getByRole('navigation', { name: 'Forms' });

/** Opens the editor and chooses a form from its list; it begins with “Opening”. */
export async function open(page: Page, label: string) {
  await page.goto('/edit');
  await list(page).getByRole('button', { name: label }).first().click();
  await expect(form(page).getByRole('heading', { name: label, level: 1 })).toBeVisible();
}

/** Saves, and waits until the form says so. */
export async function save(page: Page) {
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page).getByRole('status').getByText('Saved.')).toBeVisible();
}

/** Pastes into a text what another program has put on the clipboard. */
export async function paste(text: Locator, data: Readonly<Record<string, string>>) {
  await text.evaluate((box, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', paste));
  }, data);
}
