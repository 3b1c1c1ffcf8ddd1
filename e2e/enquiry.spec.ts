import { otherLanguages } from '@/content/languages';
import type { EnquiryWords } from '@/content/schema/enquiry';
import type { ProductWords } from '@/content/schema/home';
import { expectAxeClean } from './support/axe';
import {
  fillContactForm,
  footerForm,
  uniqueEmail,
  storedEnquiriesFrom,
  openAfterFiveSeconds,
  openContactDialog,
  sendButton,
} from './support/enquiries';
import { expect, test } from './support/fixtures';
import { wordsIn } from './support/words';

test('an enquiry from the modal arrives with all fields, and the form says thank you', async ({
  page,
}) => {
  const email = uniqueEmail();
  await openAfterFiveSeconds(page, '/');
  const modal = await openContactDialog(page);
  await expect(modal).toContainText('About Añejo');
  await fillContactForm(modal, `  ${email} `);
  await sendButton(modal).click();
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  const [stored, ...others] = await storedEnquiriesFrom(email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    source: 'modal',
    product: 'anejo',
    firstName: 'Zoë',
    lastName: 'Nuñez de la 山',
    phone: '+1 (614) 555-0142',
  });
  expect(stored?.consentText).toMatch(/you are 21 or over .* \[\d{4}-\d\d-\d\d\]$/);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('an address from the footer arrives once its error is corrected', async ({ page }) => {
  const email = uniqueEmail();
  await openAfterFiveSeconds(page, '/cookies');
  const footer = footerForm(page);
  await expect(footer.getByRole('textbox'), 'people do not meet the honeypot').toHaveCount(1);
  await sendButton(footer).click();
  await expect(footer.getByRole('alert')).toBeFocused();
  await expect(footer.getByLabel('Your email')).toHaveAccessibleDescription(
    'Enter your email address',
  );
  await expectAxeClean(page, { within: 'footer' });
  await footer.getByLabel('Your email').fill(email);
  await footer.getByLabel('Your email').press('Enter');
  await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(await storedEnquiriesFrom(email)).toMatchObject([
    { source: 'footer', firstName: '', product: '' },
  ]);
});

for (const language of otherLanguages)
  test(`an enquiry from a page in ${language.name} is answered in that language, which is stored with it`, async ({
    page,
  }) => {
    const form = wordsIn<EnquiryWords>(language, 'enquiry');
    const anejo = wordsIn<ProductWords>(language, 'home/anejo');
    const email = uniqueEmail();
    await openAfterFiveSeconds(page, language.prefix);
    await page.getByRole('button', { name: anejo.enquire }).click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel(form.fieldLabels.firstName).fill('Zoë');
    await modal.getByLabel(form.fieldLabels.lastName).fill('Nuñez');
    await modal.getByLabel(form.fieldLabels.email).fill('zoe@');
    const send = modal.getByRole('button', { name: form.modalForm.submit });
    await send.click();
    const { format } = form.problemMessages.email;
    await expect(modal.getByLabel(form.fieldLabels.email)).toHaveAccessibleDescription(format);
    await modal.getByLabel(form.fieldLabels.email).fill(email);
    await send.click();
    await expect(modal.getByRole('heading', { name: form.states.sentTitle })).toBeFocused();
    const [stored] = await storedEnquiriesFrom(email);
    expect(stored).toMatchObject({ language: language.code, product: 'anejo' });
    expect(stored?.consentText).toContain(form.consent.modal);
  });

test('an enquiry that is being sent arrives even if the visitor leaves the page', async ({
  page,
}) => {
  const email = uniqueEmail();
  await openAfterFiveSeconds(page, '/');
  const footer = footerForm(page);
  await footer.getByLabel('Your email').fill(email);
  await sendButton(footer).evaluate((button: HTMLButtonElement) => {
    button.click();
    location.assign('/cookies');
  });
  await expect(page).toHaveURL('/cookies');
  await expect.poll(() => storedEnquiriesFrom(email)).toHaveLength(1);
});
