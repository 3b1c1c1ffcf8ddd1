/** Unusual input: long names, other scripts, pasted text, values filled in by the browser. */
import {
  footerForm,
  uniqueEmail,
  storedEnquiriesFrom,
  openAfterFiveSeconds,
  openContactDialog,
  sendButton,
} from './support/enquiries';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/pages';

const family = '👨‍👩‍👧‍👦';
const arabic = 'عبد الرحمن';

test('a name that is too long is refused in words and fits its place; an emoji and a name from right to left arrive as typed', async ({
  page,
}) => {
  const email = uniqueEmail();
  await openAfterFiveSeconds(page, '/');
  const modal = await openContactDialog(page);
  const first = modal.getByLabel('First Name');
  await first.fill('W'.repeat(400));
  await modal.getByLabel('Last Name').fill(arabic);
  await modal.getByLabel('Email').fill(email);
  await sendButton(modal).click();
  await expect(first).toHaveAccessibleDescription(/80 characters/);
  await expect(first).toHaveValue('W'.repeat(400));
  await expect(modal.getByLabel('Last Name'), 'reads from the right').toHaveCSS('direction', 'rtl');
  const sideways = await modal.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(sideways).toBe(0);

  await first.fill(`Ana ${family}`);
  await sendButton(modal).click();
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await storedEnquiriesFrom(email)).toMatchObject([
    { firstName: `Ana ${family}`, lastName: arabic },
  ]);
});

test('what the browser fills in before the scripts have come is kept, and is sent', async ({
  page,
}) => {
  const email = uniqueEmail();
  const release = await holdRequests(page, '**/_next/**/*.js');
  await page.goto('/cookies');
  const field = footerForm(page).getByLabel('Your email');
  await field.fill(email);
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(field).toHaveValue(email);
  await sendButton(footerForm(page)).click();
  await expect(footerForm(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await storedEnquiriesFrom(email)).toHaveLength(1);
});
