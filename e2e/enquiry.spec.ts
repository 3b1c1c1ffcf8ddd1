import { contactOf } from './support/dialogs';
import {
  endpoint,
  fillModal,
  footerForm,
  freshEmail,
  keptFrom,
  openLate,
  openModal,
  sendButton,
} from './support/enquiries';
import { expectAxeClean } from './support/axe';
import { expect, test } from './support/fixtures';

test('an enquiry from the modal arrives whole and is thanked for @both', async ({ page }) => {
  const email = freshEmail();
  await openLate(page, '/');
  const modal = await openModal(page);
  await expect(modal).toContainText('About Añejo');
  await fillModal(modal, `  ${email} `);
  await sendButton(modal).click();
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  const [kept, ...others] = await keptFrom(email);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({
    source: 'modal',
    product: 'anejo',
    firstName: 'Zoë',
    lastName: 'Nuñez de la 山',
    phone: '+1 (614) 555-0142',
  });
  expect(kept?.consentText).toMatch(/you are 21 or over .* \[\d{4}-\d\d-\d\d\]$/);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('an address from the footer arrives and is thanked for @both', async ({ page }) => {
  const email = freshEmail();
  await openLate(page, '/cookies');
  const footer = footerForm(page);
  await footer.getByLabel('Your email').fill(email);
  await footer.getByLabel('Your email').press('Enter');
  await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(await keptFrom(email)).toMatchObject([{ source: 'footer', firstName: '', product: '' }]);
});

test('the modal can be filled in and sent from the keyboard alone', async ({ page }) => {
  const email = freshEmail();
  await openLate(page, '/');
  await page.getByRole('button', { name: 'Enquire about Plata' }).focus();
  await page.keyboard.press('Enter');
  const modal = contactOf(page);
  await expect(modal).toBeVisible();
  await modal.getByLabel('First Name').focus();
  for (const text of ['Ana', 'Ruiz', email, '6145550142']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(modal.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendButton(modal)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(await keptFrom(email)).toMatchObject([{ firstName: 'Ana', lastName: 'Ruiz', product: 'plata' }]);
});

test('errors stand in a summary that takes focus, and beside their fields @both', async ({
  page,
}) => {
  await openLate(page, '/');
  const modal = await openModal(page);
  await modal.getByLabel('Email').fill('zoe@');
  await modal.getByLabel('Phone Number').fill('555');
  await sendButton(modal).click();
  const summary = modal.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  await expect(links).toHaveText([
    'Enter your first name',
    'Enter your last name',
    /^Enter an email address in the correct format/,
    /^Enter a phone number with 7 to 15 digits/,
  ]);
  await expectAxeClean(page, { within: 'dialog' });
  await links.nth(2).click();
  const email = modal.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport({ ratio: 1 });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/correct format/);
});

test('the footer’s error is shown in the same manner @both', async ({ page }) => {
  await openLate(page, '/termsOfUse');
  const footer = footerForm(page);
  await sendButton(footer).click();
  await expect(footer.getByRole('alert')).toBeFocused();
  await expect(footer.getByLabel('Your email')).toHaveAccessibleDescription(
    'Enter your email address',
  );
  await expectAxeClean(page, { within: 'footer' });
});

test('a double click sends once', async ({ page }) => {
  const email = freshEmail();
  let requests = 0;
  await page.route(endpoint, (route) => {
    requests += 1;
    return route.continue();
  });
  await openLate(page, '/');
  const modal = await openModal(page);
  await fillModal(modal, email);
  await sendButton(modal).dblclick();
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(requests).toBe(1);
  expect(await keptFrom(email)).toHaveLength(1);
});

test('what a robot fills in is thanked for and goes nowhere', async ({ page }) => {
  const email = freshEmail();
  await openLate(page, '/cookies');
  const footer = footerForm(page);
  await footer.getByLabel('Your email').fill(email);
  await expect(footer.getByRole('textbox'), 'people do not meet it').toHaveCount(1);
  const trapField = footer.locator('[name="website"]');
  await expect(trapField).toHaveAttribute('tabindex', '-1');
  await expect(trapField).toHaveAttribute('autocomplete', 'off');
  await trapField.evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await sendButton(footer).click();
  await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await keptFrom(email)).toEqual([]);
});

test('the fields tell the browser what belongs in them', async ({ page }) => {
  await openLate(page, '/');
  const modal = await openModal(page);
  const expected = [
    ['First Name', 'text', 'given-name', ''],
    ['Last Name', 'text', 'family-name', ''],
    ['Email', 'email', 'email', 'email'],
    ['Phone Number', 'tel', 'tel', 'tel'],
  ] as const;
  for (const [label, type, autocomplete, inputMode] of expected) {
    const field = modal.getByLabel(label);
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveJSProperty('inputMode', inputMode);
  }
});

test('an answer that comes late does not call back a visitor who has gone on @both', async ({
  page,
}) => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route(endpoint, async (route) => {
    await gate;
    await route.continue();
  });
  await openLate(page, '/');
  const footer = footerForm(page);
  await footer.getByLabel('Your email').fill(freshEmail());
  await sendButton(footer).click();
  await page.locator('footer a[href="/cookies"]').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cookies');
  await expect(page.locator('main')).toBeFocused();

  go();
  await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(footer.getByRole('alert'), 'it is said instead').toContainText('Thank you');
});
