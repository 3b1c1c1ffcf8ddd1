import { ageGate } from '../support/dialogs';
import {
  fillContactForm,
  uniqueEmail,
  storedEnquiriesFrom,
  openAfterFiveSeconds,
  openContactDialog,
  sendButton,
} from '../support/enquiries';
import { expect, test } from '../support/fixtures';

const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  }
};

test.use({ ageConfirmed: false });

test.describe('where storage is blocked @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the intro ends, the gate is answered once, the motion switch works, and an enquiry arrives', async ({
    page,
  }) => {
    await page.addInitScript(blockStorage);
    await openAfterFiveSeconds(page, '/');
    const gate = ageGate(page);
    await gate.getByRole('button', { name: 'I am over 21' }).click();
    await expect(gate).toHaveCount(0);
    const calm = page.getByRole('switch', { name: 'Calm motion' });
    await calm.click();
    await expect(calm).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
    await expect(page.locator('html')).toHaveAttribute('data-age', 'verified');
    await expect(gate).toHaveCount(0);

    const email = uniqueEmail();
    let modal = await openContactDialog(page);
    await fillContactForm(modal, email);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    modal = await openContactDialog(page);
    await expect(modal.getByLabel('Email'), 'a draft lasts as long as the page').toHaveValue(email);
    await sendButton(modal).click();
    await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await storedEnquiriesFrom(email)).toHaveLength(1);
  });
});
