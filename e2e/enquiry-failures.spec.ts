import type { Page } from '@playwright/test';
import {
  endpoint,
  fillModal,
  freshEmail,
  keptFrom,
  openLate,
  openModal,
  requestComplaint,
  sendButton,
} from './support/enquiries';
import { expectAxeClean } from './support/axe';
import { expect, test } from './support/fixtures';

test.use({ allowedComplaints: requestComplaint });

/** The receiver gets the first enquiry, but its answer is lost. Collects the ids of all. */
async function loseFirstAnswer(page: Page): Promise<string[]> {
  const ids: string[] = [];
  await page.route(endpoint, async (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    ids.push(id);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return ids;
}

test('an enquiry whose answer was lost can be sent again and is kept once', async ({ page }) => {
  const email = freshEmail();
  const ids = await loseFirstAnswer(page);
  await openLate(page, '/');
  const modal = await openModal(page);
  await fillModal(modal, email);
  await sendButton(modal).click();
  await expect(modal.getByRole('heading', { name: 'It was not sent' })).toBeFocused();
  await expect(modal.getByLabel('First Name')).toHaveValue('Zoë');
  await expectAxeClean(page, { within: 'dialog' });
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(new Set(ids).size).toBe(1);
  expect(await keptFrom(email)).toHaveLength(1);
});
