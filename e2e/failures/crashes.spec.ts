import { storageKeys } from '../../lib/storage';
import { contactDialog } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { expectToScroll, openHydrated } from '../support/pages';
import { hiddenTexts } from '../support/hidden-texts';

/** From now on creating an element of this name throws. Runs in the page. */
function breakElement(name: string): void {
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (
    this: Document,
    tag: string,
    options?: ElementCreationOptions,
  ) {
    if (tag === name) throw new Error(`no ${name}`);
    return createElement.call(this, tag, options);
  } as typeof createElement;
}

/** Makes the effects of the animating, observing and fitting components throw. Runs in the page. */
function breakEffects(): void {
  const breakObserve = (prototype: { observe: (target: Element) => void }, targets: string) => {
    const { observe } = prototype;
    prototype.observe = function (target) {
      if (target.matches(targets)) throw new Error(`not watched: ${targets}`);
      observe.call(this, target);
    };
  };
  breakObserve(IntersectionObserver.prototype, '[data-words], #Experience > i');
  breakObserve(ResizeObserver.prototype, '[data-fit-text]');
}

test.describe('when an effect crashes', () => {
  test.use({ reducedMotion: 'no-preference', allowedConsoleErrors: /not watched/ });

  test('the page stays, and everything else works @motion', async ({ page, consoleErrors }) => {
    await page.addInitScript(breakEffects);
    await openAfterFiveSeconds(page, '/');
    await expect.poll(() => consoleErrors.length, 'the console says so').toBeGreaterThanOrEqual(3);
    await expectToScroll(page);
    await expect(page.locator('#plata').getByText('You taste cooked agave')).toBeVisible();
    await page.locator('#anjoi').getByRole('button', { name: 'Enquire about Añejo' }).click();
    await expect(contactDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/termsOfUse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms of Use/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('when a part of the footer crashes', () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedConsoleErrors: /no width/ });

  test('its words stay, and the page works', async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'innerWidth', {
        get() {
          throw new Error('no width');
        },
      });
    });
    await openHydrated(page, '/');
    await expect.poll(() => consoleErrors.length, 'the console says so').toBeGreaterThanOrEqual(4);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
    await expect(footer.getByRole('textbox')).toBeVisible();
    await footer.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms of Use/);
  });
});

test.describe('when everything crashes', () => {
  test.use({
    reducedMotion: 'no-preference',
    allowedConsoleErrors: /no next-route-announcer|React error/,
  });

  test('at first, the page stays as its HTML', async ({ page }) => {
    await page.addInitScript(breakElement, 'next-route-announcer');
    await page.goto('/');
    const again = page.waitForEvent('load');
    await page.keyboard.press('Shift');
    await again;
    await expect(page.locator('html'), 'without the intro').toHaveAttribute('data-intro', 'done');
    await expect.poll(() => hiddenTexts(page), { timeout: 10_000 }).toEqual([]);
    await expectToScroll(page);
    await page.locator('#plata').getByRole('link', { name: 'Enquire about Plata' }).click();
    const contact = page.getByRole('contentinfo').getByRole('textbox').first();
    await expect(contact, 'at once').toBeInViewport({ timeout: 3_000 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms of Use/);
  });
});

test.describe('when a translator changed the page before hydration', () => {
  test.use({
    reducedMotion: 'no-preference',
    allowedConsoleErrors: /Minified React error|speculation rule/,
  });

  test('the intro does not play again, and the page stays calm', async ({ page }) => {
    await page.addInitScript((key) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, 'calm');
    }, storageKeys.motion);
    await page.goto('/');
    await page.evaluate(() => {
      document.querySelector('#Experience p')?.replaceChildren('¿Cómo se hace?');
    });
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('#Experience p').first(), 'rendered anew').not.toHaveText(/Cómo/);
    await expect(page.locator('html')).toHaveAttribute('data-intro', 'done');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
    await expect(page.locator('body')).toHaveClass(/intro-done/);
  });
});
