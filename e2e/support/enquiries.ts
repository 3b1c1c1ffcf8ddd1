import type { ProductName } from '@/content/brand';
import { expect, type Locator, type Page } from '@playwright/test';
import type { StoredEnquiry } from '../../server/enquiries/tables';
import { enquiriesFile, openSqlite } from '../../server/stores/sqlite';
import { contactDialog, enquireButton } from './dialogs';
import { openHydrated } from './pages';

/** The browser's own console messages about a failed request. */
export const failedRequestMessage =
  /^Failed to load resource|^\d{3} \/enquiries$|ERR_INTERNET_DISCONNECTED/;

let count = 0;

/** An address that no other test of this run uses. */
export function uniqueEmail(): string {
  count += 1;
  return `e2e.${process.pid}+${Date.now()}.${count}@mail.example`;
}

/** The enquiries that the receiver has stored from a mail address. */
export async function storedEnquiriesFrom(email: string): Promise<StoredEnquiry[]> {
  const store = openSqlite(enquiriesFile());
  const stored = await store.all();
  await store.close();
  return stored.filter((enquiry) => enquiry.email === email);
}

/** Opens a page and advances the clock past five seconds, when the contact modal closes by itself. */
export async function openAfterFiveSeconds(page: Page, route: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, route);
  await page.clock.fastForward(6_000);
}

/** Opens the contact modal from a product's button. */
export async function openContactDialog(
  page: Page,
  product: ProductName = 'Añejo',
): Promise<Locator> {
  await enquireButton(page, product).click();
  const modal = contactDialog(page);
  await expect(modal).toBeVisible();
  return modal;
}

export async function fillContactForm(modal: Locator, email: string): Promise<void> {
  await modal.getByLabel('First Name').fill('Zoë');
  await modal.getByLabel('Last Name').fill('Nuñez de la 山');
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Phone Number').fill('+1 (614) 555-0142');
}

export const sendButton = (form: Locator) =>
  form.getByRole('button', { name: /Let’s Experience The Taste|Submit|Try again|Sending/ });

/** The footer's form with its heading and links. */
export const footerForm = (page: Page) => page.getByRole('contentinfo').locator('#contact');
