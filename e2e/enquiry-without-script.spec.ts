import { brand } from '@/content/brand';
import { languageAt } from '@/content/languages';
import type { EnquiryWords, ReceiverWords } from '@/content/schema/enquiry';
import { expectAxeClean } from './support/axe';
import {
  footerForm,
  uniqueEmail,
  storedEnquiriesFrom,
  failedRequestMessage,
  sendButton,
} from './support/enquiries';
import { expect, test } from './support/fixtures';
import { wordsIn } from './support/words';

test.use({ allowedConsoleErrors: failedRequestMessage });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer’s form posts by itself and a page says thank you', async ({ page }) => {
    const email = uniqueEmail();
    await page.goto('/cookies');
    await footerForm(page).getByLabel('Your email').fill(email);
    await sendButton(footerForm(page)).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await storedEnquiriesFrom(email)).toMatchObject([{ source: 'footer' }]);
    await page
      .getByRole('link', { name: `Back to ${brand.name}` })
      .first()
      .click();
    await expect(page).toHaveURL('/');
  });

  test('errors are shown in the filled-in form, which can be corrected and sent', async ({
    page,
  }) => {
    const email = uniqueEmail();
    await page.goto('/cookies');
    await footerForm(page).getByLabel('Your email').fill('zoe@nowhere');
    await sendButton(footerForm(page)).click();
    await expect(page).toHaveTitle(/^There is a problem/);
    const summary = page.getByRole('alert');
    await summary.getByRole('link', { name: /correct format/ }).click();
    const field = page.getByLabel('Email');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('zoe@nowhere');
    await expect(field).toHaveAccessibleDescription(/correct format/);
    await field.fill(email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    // Back shows the form without asking whether to send it again.
    await page.goBack();
    await expect(summary).toBeVisible();
    // The link in the error summary added a history entry, so this takes two steps back.
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/cookies');
    expect(await storedEnquiriesFrom(email)).toHaveLength(1);
  });

  test('a form from a Spanish page gets Spanish answers with links to Spanish pages', async ({
    page,
  }) => {
    const spanish = languageAt('/es');
    const form = wordsIn<EnquiryWords>(spanish, 'enquiry');
    const { page: words } = wordsIn<ReceiverWords>(spanish, 'receiver');
    const email = uniqueEmail();
    await page.goto('/es/cookies');
    await page.getByLabel(form.footerForm.emailLabel).fill('zoe@nowhere');
    await page.getByRole('button', { name: form.footerForm.submit }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('alert')).toContainText(words.problem);
    const field = page.getByLabel(form.fieldLabels.email);
    await expect(field).toHaveAccessibleDescription(form.problemMessages.email.format);
    await field.fill(email);
    await page.getByRole('button', { name: form.footerForm.submit }).click();
    await expect(page.getByRole('heading', { name: form.states.sentTitle })).toBeVisible();
    const [stored] = await storedEnquiriesFrom(email);
    expect(stored).toMatchObject({ language: 'es' });
    expect(stored?.consentText).toContain(form.consent.footer);
    await page.getByRole('link', { name: words.home }).first().click();
    await expect(page).toHaveURL('/es');
  });
});

test('the receiver’s pages pass axe and contain no script', async ({ page }) => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  page.on('dialog', () => expect('a dialog').toBe('never opened'));
  await page.goto('/cookies');
  const post = (values: Record<string, string>) =>
    page.evaluate((fields) => {
      const form = document.createElement('form');
      form.action = '/enquiries';
      form.method = 'post';
      for (const [name, value] of Object.entries(fields)) {
        const input = Object.assign(document.createElement('input'), { name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    }, values);

  await post({ source: 'modal', consentText: 'Yes [1]', firstName: hostile, email: 'nope' });
  await expect(page).toHaveTitle(/^There is a problem/);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue(hostile);
  await expect(page.locator('main img, main script')).toHaveCount(0);
  await expectAxeClean(page);

  const email = uniqueEmail();
  await page.getByLabel('Last Name').fill('Nuñez');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Let’s Experience The Taste' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expectAxeClean(page);
  expect(await storedEnquiriesFrom(email)).toMatchObject([
    { firstName: hostile, lastName: 'Nuñez' },
  ]);
});
