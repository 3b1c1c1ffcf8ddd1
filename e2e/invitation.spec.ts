/** The ready flag and the corner invitation it brings. */
import type { Page } from '@playwright/test';
import { openWithClock, passTo } from './support/app-clock';
import { expectAxeClean } from './support/axe';
import { contactOf } from './support/dialogs';
import { fillModal, freshEmail, sendButton } from './support/enquiries';
import { expect, test } from './support/fixtures';

const invitationOf = (page: Page) => page.getByRole('complementary', { name: 'Savor the moment' });

/** What has focus, if the point in its middle is not seen: below the fold, or under something. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = element.contains(seen) || seen?.contains(element);
    return isSeen ? '' : `${element.outerHTML} at ${top}, under ${seen?.outerHTML}`;
  });

test('comes at 15000 ms, takes no focus and locks nothing @both', async ({ page }) => {
  await openWithClock(page, '/');
  await passTo(page, 14_990);
  await expect(invitationOf(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  await passTo(page, 15_001);
  await expect(invitationOf(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.clock.resume();
  await expectAxeClean(page, { within: 'aside' });
});

test('hides nothing for good: not the page’s end, and not what has focus (2.4.11) @both', async ({
  page,
}) => {
  await openWithClock(page, '/');
  await passTo(page, 15_001);
  await expect(invitationOf(page)).toBeVisible();
  await page.clock.resume();
  const footer = page.getByRole('contentinfo');
  // Scrolled on to the end as long as the page grows, as a visitor would.
  const overlap = async () => {
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const note = await invitationOf(page).boundingBox();
    const end = await footer.boundingBox();
    return note && end ? end.y + end.height - note.y : NaN;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await footer.getByRole('link').first().focus();
  const stops = await footer.locator('a:visible, button:visible, input:visible').count();
  for (let stop = 1; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const note = document.querySelector('aside:has(button)')?.getBoundingClientRect();
      if (!element?.closest('footer') || !note) return '';
      const { top, right } = element.getBoundingClientRect();
      const isBelow = top >= note.top && right > note.left;
      return isBelow ? `${element.textContent} at ${top}, below the note at ${note.top}` : '';
    });
    expect.soft(hidden).toBe('');
  }
});

// Firefox leaves what has focus half below an edge as low as the second, note or no note.
for (const height of ['256', '180 @chromium']) {
  test(`covers nothing that has focus at 400 %, in 320 × ${height} (2.4.11)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openWithClock(page, '/');
    await passTo(page, 15_001);
    await expect(invitationOf(page)).toBeVisible();
    await page.clock.resume();
    await page.setViewportSize({ width: 320, height: parseInt(height) });
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Quick Links' }).focus();
    const stops = await footer.locator('a:visible, button:visible, input:visible').count();
    expect(stops).toBeGreaterThan(8);
    for (let stop = 1; stop < stops; stop += 1) {
      expect.soft(await hiddenFocus(page)).toBe('');
      await page.keyboard.press('Tab');
    }
    await invitationOf(page).getByRole('button', { name: 'Write to us' }).focus();
    await expect(invitationOf(page).getByRole('button', { name: 'Write to us' })).toBeInViewport();
  });
}

test('leaves with the enquiry it brought, and focus is not lost', async ({ page }) => {
  await openWithClock(page, '/');
  await passTo(page, 15_001);
  await invitationOf(page).getByRole('button', { name: 'Write to us' }).click();
  await page.clock.resume();
  await fillModal(contactOf(page), freshEmail());
  await sendButton(contactOf(page)).click();
  await expect(contactOf(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(invitationOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(contactOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
