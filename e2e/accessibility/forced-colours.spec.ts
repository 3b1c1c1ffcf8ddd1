/** Forced colours, in a dark and a light scheme: every control and its focus keep their contrast, on pictures too. */
import type { Locator, Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from '../support/clock';
import { contactDialog, enquireButton, ageGate } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { contrastProblems, textsUnderBackplates } from '../support/forced-colours';

const controls =
  'button:visible, input:visible:not([type="hidden"], [tabindex="-1"]), textarea:visible';

async function expectToStandOut(within: Locator, more = ''): Promise<void> {
  const all = await within.locator(controls + more).all();
  expect(all.length).toBeGreaterThan(0);
  for (const control of all) expect.soft(await contrastProblems(control)).toEqual([]);
}

/** Fails unless the current slide's dot has another background than the rest in forced colours too. */
async function expectCurrentSlideMarked(page: Page): Promise<void> {
  const dots = page.getByRole('group', { name: 'Choose a slide' }).first().getByRole('button');
  await dots.first().scrollIntoViewIfNeeded();
  const backgroundOf = (dot: Locator) =>
    dot.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf(dots.nth(0))).not.toBe(await backgroundOf(dots.nth(1)));
}

for (const [scheme, size] of [
  ['light', ''],
  ['dark', '@phone'],
] as const) {
  test(`in forced colours, ${scheme}, menu, slides, footer and form and their focus have enough contrast @chromium ${size}`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await openAfterFiveSeconds(page, '/');
    if (isMobile) {
      await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
      await expectToStandOut(page.getByRole('navigation', { name: 'Main' }), ', a:visible');
      await page.keyboard.press('Escape');
    }
    const serves = page.getByRole('region', { name: 'Serves' });
    await serves.scrollIntoViewIfNeeded();
    await expect(serves.getByRole('button', { name: 'Go to slide 6' })).toBeVisible();
    await expectCurrentSlideMarked(page);
    await expectToStandOut(serves);
    await expectToStandOut(page.getByRole('contentinfo'), ', a:visible');
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page)).toBeVisible();
    await expectToStandOut(contactDialog(page));
  });
}

test('in forced colours no text is covered by the backplate of another @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of ['/', '/es', '/es/serves/cafe-de-olla', '/faq']) {
    await page.goto(route);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await textsUnderBackplates(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('in forced colours the icon of a folded question has enough contrast, also on hover @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faq');
  const question = page.locator('summary').first();
  const colours = () =>
    question.evaluate((summary) =>
      [summary, summary.querySelector('svg')].map((part) => part && getComputedStyle(part).color),
    );
  const [words, sign] = await colours();
  expect(sign).toBe(words);
  await question.hover();
  expect((await colours())[1]).toBe(words);
});

test.describe('for a visitor who has not confirmed their age', () => {
  test.use({ ageConfirmed: false });

  test('in forced colours, light and dark, the age gate has enough contrast @chromium', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openWithClock(page, '/logo');
    await advanceClockTo(page, 5001);
    await expect(ageGate(page)).toBeVisible();
    await page.clock.resume();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expectToStandOut(ageGate(page), ', a:visible');
    }
  });
});
