/** Shared steps and locators of the editor's browser tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { projectCopy } from './project-copy';

export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectCopy, encoding: 'utf8' });
/** Reads a saved file of English words. */
export const readSavedFile = (file: string) =>
  readFileSync(path.join(projectCopy, 'content/words/en', file), 'utf8');

/** The open form, the preview of the site beside it, and the list of forms. */
export const formPane = (page: Page) => page.getByRole('main');
export const sitePreview = (page: Page) => page.frameLocator('iframe[title="Page"]');
export const formsList = (page: Page) => page.getByRole('navigation', { name: 'Forms' });

/** Opens the editor and then a form from its list. */
export async function openForm(page: Page, label: string) {
  await page.goto('/edit');
  await formsList(page).getByRole('button', { name: label }).first().click();
  await expect(formPane(page).getByRole('heading', { name: label, level: 1 })).toBeVisible();
}

/** Saves the form and waits for its confirmation. */
export async function save(page: Page) {
  await formPane(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(formPane(page).getByRole('status').getByText('Saved.')).toBeVisible();
}

/** Pastes clipboard data of another program into a text. */
export async function paste(text: Locator, data: Readonly<Record<string, string>>) {
  await text.evaluate((box, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', paste));
  }, data);
}
