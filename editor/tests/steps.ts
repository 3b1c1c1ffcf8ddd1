/** What the tests of the editor do, and look at, again and again. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copy } from './copy';

export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
export const saved = (file: string) =>
  readFileSync(path.join(copy, 'content/words/en', file), 'utf8');

export const form = (page: Page) => page.frameLocator('iframe[title="Form"]');
export const site = (page: Page) => page.frameLocator('iframe[title="Page"]');

/** Opens the editor and chooses a form from its list; it begins with “Opening”. */
export async function open(page: Page, label: string) {
  await page.goto('/edit');
  const list = page.getByRole('navigation', { name: 'Forms' });
  await list.getByRole('button', { name: label, exact: true }).click();
  await expect(form(page).getByRole('heading', { name: label, exact: true })).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Save' })).toBeVisible();
}

export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();
