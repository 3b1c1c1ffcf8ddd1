import { brand } from '@/content/brand';
import { expectAxeClean } from './support/axe';
import {
  endpoint,
  fillModal,
  freshEmail,
  openLate,
  openModal,
  requestComplaint,
  sendButton,
} from './support/enquiries';
import { expect, test } from './support/fixtures';

test.use({ allowedComplaints: requestComplaint });

test('what only the receiver knows is said beside the field, and that there is more', async ({
  page,
}) => {
  const email = 'That address bounces';
  const answers = [{ email, form: 'x' }, { email }];
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 422, json: { errors: answers.shift() } }),
  );
  await openLate(page, '/');
  const modal = await openModal(page);
  await fillModal(modal, freshEmail());
  await sendButton(modal).click();
  const alert = modal.getByRole('alert');
  await expect(alert).toContainText(email);
  await expect(alert).toContainText('Something else was not accepted either');
  const mail = alert.getByRole('link', { name: brand.email.enquiries });
  await expect(mail).toHaveAttribute('href', /&body=.*Zo%C3%AB/);
  await expect(modal.getByLabel('Email')).toHaveAccessibleDescription(email);
  await expect(modal.getByLabel('Last Name')).toHaveValue('Nuñez de la 山');
  await expectAxeClean(page, { within: 'dialog' });
  await sendButton(modal).click();
  await expect(alert).toContainText(email);
  await expect(alert).not.toContainText('Something else');
});
