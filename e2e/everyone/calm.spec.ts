/**
 * Calm motion, asked for by the system or by the footer's switch: nothing moves (decisions, Motion). A
 * state may change at once; nothing is seen on its way from one place or size to another.
 */
import type { Page } from '@playwright/test';
import { contactOf, enquireOf } from '../support/dialogs';
import { openLate } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { readToTheEnd } from '../support/pages';

/** Notes each transition and animation that begins and changes more than colour or opacity. */
async function watchMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const still = /^(opacity|visibility|display|overlay|fill|stroke|.*color|box-shadow)$/;
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = ({ target }: Event, what: string) =>
      seen.push(`${(target as Element).nodeName} .${(target as Element).classList}: ${what}`);
    document.addEventListener('transitionrun', (event) => {
      if (!still.test(event.propertyName)) note(event, event.propertyName);
    });
    document.addEventListener('animationstart', (event) => note(event, event.animationName));
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

const wishes = {
  system: { calm: true, ask: async () => undefined },
  switch: {
    calm: false,
    ask: async (page: Page) => {
      const calm = page.getByRole('switch', { name: 'Calm motion' });
      await calm.click();
      await expect(calm).toBeChecked();
      // What moved until then comes to its end.
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      );
    },
  },
};

for (const [name, { calm, ask }] of Object.entries(wishes)) {
  test.describe(`calm by the ${name}`, () => {
    test.use({ calm });

    test('nothing moves under a pointer, behind a scroll or with a dialog', async ({ page }) => {
      await openLate(page, '/');
      await ask(page);
      const movements = await watchMovement(page);
      await readToTheEnd(page);
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Aurífera' }).hover();
      await header.getByRole('link', { name: 'Experience' }).hover();
      await enquireOf(page, 'Plata').hover();
      await enquireOf(page, 'Plata').click();
      await expect(contactOf(page)).toBeVisible();
      await contactOf(page)
        .getByRole('button', { name: /Experience The Taste/ })
        .hover();
      await page.keyboard.press('Escape');
      await expect(contactOf(page)).toBeHidden();
      await page.getByRole('button', { name: 'Go to slide 3' }).first().click();
      await page.getByRole('button', { name: 'Go to slide 2' }).first().click();
      expect(await movements()).toEqual([]);
    });

    test('the vein is whole, without the cursor that marks its growing end', async ({ page }) => {
      await openLate(page, '/');
      await ask(page);
      const vein = page.locator('div:has(> [data-scene="vein"])');
      await expect(vein.locator('svg')).toHaveCount(1);
      await expect(vein.locator('svg')).toBeHidden();
    });

    test('nothing moves when a menu or a footer section opens @phone', async ({ page }) => {
      await openLate(page, '/');
      await ask(page);
      const movements = await watchMovement(page);
      await readToTheEnd(page);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Quick Links' }).tap();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toBeVisible();
      expect(await movements()).toEqual([]);
    });
  });
}
