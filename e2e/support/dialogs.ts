import type { ProductName } from '@/content/brand';
import { storageKeys } from '@/lib/storage-keys';
import { expect, type Locator, type Page } from '@playwright/test';

/** The site's three modal dialogs, by their accessible names. */
export const ageGate = (page: Page): Locator => page.getByRole('dialog', { name: 'Welcome' });
export const confirmAgeDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Confirm your age' });
export const contactDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Savor the Moment' });

/** The button that asks for an enquiry about a product. */
export const enquireButton = (page: Page, product: ProductName): Locator =>
  page.getByRole('button', { name: `Enquire about ${product}` });

/** The stored flag, as the browser has it now. */
export function storedAgeFlag(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKeys.age);
}

/** Fails unless scrolling of the page is locked, as behind a dialog, or is not. */
export async function expectLocked(page: Page, locked: boolean): Promise<void> {
  const html = page.locator('html');
  if (locked) await expect(html).toHaveCSS('overflow-y', 'hidden');
  else await expect(html).not.toHaveCSS('overflow-y', 'hidden');
}
