/** The age gate: its texts, what closes it and what does not. */
import type { Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from './support/clock';
import { ageGate, storedAgeFlag } from './support/dialogs';
import { expect, test } from './support/fixtures';
import { legalRoutes } from './support/routes';

test.use({ ageConfirmed: false });

async function openAtGate(page: Page) {
  await openWithClock(page, '/logo');
  await advanceClockTo(page, 5001);
  const gate = ageGate(page);
  await expect(gate).toBeVisible();
  return gate;
}

test('the age gate shows the specified texts, two buttons of equal size and links to the legal pages', async ({
  page,
}) => {
  const gate = await openAtGate(page);
  await expect(gate.getByRole('heading', { name: 'Welcome' })).toBeFocused();
  await expect(gate.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(gate).toContainText('You must be 21 to view and use this website');
  await expect(gate.getByRole('link', { name: 'I am under 21' })).toBeVisible();
  await expect(gate.getByRole('button', { name: 'I am over 21' })).toBeVisible();
  await expect(gate).toContainText(/only in this browser/);
  for (const route of legalRoutes) {
    await expect(gate.locator(`a[href="${route}"]`)).toBeVisible();
  }
  const wording = await gate.innerText();
  expect(wording, 'which consent extensions act on').not.toMatch(/cookie|consent|accept|agree/i);
  const under = await gate.getByRole('link', { name: 'I am under 21' }).boundingBox();
  const over = await gate.getByRole('button', { name: 'I am over 21' }).boundingBox();
  expect(over?.width).toBeCloseTo(under?.width ?? 0, 0);
  expect(over?.height).toBeCloseTo(under?.height ?? 0, 0);
  await expect(gate.getByRole('button', { name: 'I am over 21' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 844, height: 390 });
  await gate.locator('a[href="/cookies"]').scrollIntoViewIfNeeded();
  await expect(gate.locator('a[href="/cookies"]')).toBeInViewport({ ratio: 1 });
});

test('the age gate works by keyboard alone, but ignores a key pressed while it opens', async ({
  page,
}) => {
  const gate = await openAtGate(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(gate).toBeVisible();
  expect(await storedAgeFlag(page)).toBeNull();
  await page.keyboard.press('Tab');
  await expect(gate.getByRole('link', { name: 'I am under 21' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(gate.getByRole('button', { name: 'I am over 21' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gate).toHaveCount(0);
  expect(await storedAgeFlag(page)).toBe('true');
});

test('the age gate stays open however often Escape is pressed, even if Escape cannot be prevented', async ({
  page,
}) => {
  const gate = await openAtGate(page);
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await page.mouse.click(3, 3);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  expect(await gate.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);

  await gate.evaluate((dialog) => {
    dialog.removeAttribute('closedby');
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
  });
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Escape');
    // The browser sends `close` in real time, whatever the page's stopped clock says.
    await expect(gate).toBeVisible();
    await page.clock.runFor(50);
  }
  await expect(gate).toBeVisible();
  expect(await gate.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
});

test.describe('on a slow machine @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the age gate stays open when keys are pressed before its first frame', async ({ page }) => {
    // Holds the gate's fade at its first frame, as a slow machine would.
    await page.addInitScript(() => {
      const hold = () => {
        const gate = document.querySelector('dialog[open]');
        gate?.getAnimations().forEach((fade) => fade.pause());
      };
      new MutationObserver(hold).observe(document, {
        attributeFilter: ['open'],
        subtree: true,
      });
    });
    await openWithClock(page, '/logo');
    await advanceClockTo(page, 5001);
    const gate = ageGate(page);
    await expect(gate).toHaveCSS('opacity', '0');
    await page.clock.runFor(2000);
    for (const key of ['Tab', 'Escape', 'Tab']) await page.keyboard.press(key);
    await expect(gate.getByRole('button', { name: 'I am over 21' })).toBeFocused();
    expect(await gate.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });
});

test('the age gate keeps the page from scrolling, and from focus', async ({ page }) => {
  await openWithClock(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const widthBefore = await page.evaluate(() => document.body.getBoundingClientRect().width);
  await advanceClockTo(page, 5001);
  await expect(ageGate(page)).toBeVisible();
  expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(widthBefore);
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 900);
  for (const key of ['PageDown', 'End', 'Space', 'ArrowDown']) await page.keyboard.press(key);
  await page.clock.runFor(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await ageGate(page).getByRole('button', { name: 'I am over 21' }).click();
  await expect(ageGate(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('a touch scrolls the age gate where it is taller than the window, and never the page @phone @chromium', async ({
  page,
}) => {
  const gate = await openAtGate(page);
  /** Whether a touch move over the gate may scroll: false if the page cancels the event. */
  const scrolls = () =>
    gate.evaluate((dialog) => {
      const touches = [new Touch({ identifier: 1, target: dialog })];
      return dialog.dispatchEvent(
        new TouchEvent('touchmove', { touches, bubbles: true, cancelable: true }),
      );
    });
  expect(await scrolls()).toBe(false);
  await page.setViewportSize({ width: 390, height: 300 });
  expect(await scrolls()).toBe(true);
});

test('the age gate returns focus when it closes', async ({ page }) => {
  await openWithClock(page, '/logo');
  const experience = page.getByRole('banner').getByRole('link', { name: 'Experience' });
  await experience.focus();
  await advanceClockTo(page, 5001);
  await ageGate(page).getByRole('button', { name: 'I am over 21' }).click();
  await expect(ageGate(page)).toHaveCount(0);
  await expect(experience).toBeFocused();
});

test('the age gate sends a visitor under 21 to responsibility.org and stores nothing', async ({
  page,
}) => {
  const gate = await openAtGate(page);
  const under = gate.getByRole('link', { name: 'I am under 21' });
  await expect(under).toHaveAttribute('href', 'https://www.responsibility.org/');
  await under.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await under.click();
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await expect(gate).toBeVisible();
});
