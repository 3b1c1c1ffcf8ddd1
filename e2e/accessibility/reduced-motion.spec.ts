/**
 * Calm motion, set by the system's reduced-motion setting or by the footer's switch: states change at once, without an
 * animated move or resize.
 */
import type { Page } from '@playwright/test';
import { brand } from '@/content/brand';
import { contactDialog, enquireButton } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { recordIntro, scrollThroughPage } from '../support/pages';

/**
 * Records each transition and animation that changes more than colour or opacity, and each element that a script moves
 * or clips by inline style. Leaves out the slides, which have their own test.
 */
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
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      seen.push(`${this.nodeName} .${this.classList}: a script's animation`);
      return animate.apply(this, how);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { style, classList } = target as HTMLElement;
        const moved = style.clipPath || style.transform || style.translate;
        const isSlide = (target as Element).closest('[aria-roledescription="carousel"]');
        if (moved && !isSlide) seen.push(`.${classList}: ${moved} by a script`);
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test.describe('with the system’s reduced motion', () => {
  test('nothing moves on hover, on scroll or with a dialog; slides change at once', async ({
    page,
  }) => {
    await openAfterFiveSeconds(page, '/');
    const vein = page.locator('div:has(> [data-scene="vein"])');
    await expect(vein.locator('svg'), 'the cursor of a vein that grows').toHaveCount(1);
    await expect(vein.locator('svg')).toBeHidden();
    const movements = await watchMovement(page);
    await scrollThroughPage(page);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: brand.name }).hover();
    await header.getByRole('link', { name: 'Experience' }).hover();
    await enquireButton(page, 'Plata').hover();
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page)).toBeVisible();
    await contactDialog(page)
      .getByRole('button', { name: /Experience The Taste/ })
      .hover();
    await page.keyboard.press('Escape');
    await expect(contactDialog(page)).toBeHidden();
    expect.soft(await movements()).toEqual([]);

    const dot = page.getByRole('button', { name: 'Go to slide 3' });
    await page.getByRole('region', { name: 'Serves' }).scrollIntoViewIfNeeded();
    const places = await dot.evaluate(async (button: HTMLElement) => {
      const track = button.closest('section')?.querySelector('[aria-live]');
      const seen = new Set<number>();
      const look = () => seen.add(Math.round(track?.getBoundingClientRect().x ?? 0));
      look();
      button.click();
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        look();
      }
      return [...seen];
    });
    expect.soft(places, 'where it was, and where it belongs').toHaveLength(2);
    const gold = page.locator('[data-live-gold]');
    await gold.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(gold).toHaveAttribute('data-live-gold', 'still');
    await expect(page.getByRole('button', { name: /stir/i })).toHaveCount(0);
  });

  test('nothing moves when a menu or a footer section opens @phone', async ({ page }) => {
    await openAfterFiveSeconds(page, '/cookies');
    const movements = await watchMovement(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Quick Links' }).tap();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toBeVisible();
    expect(await movements()).toEqual([]);
  });
});

test.describe('the system’s reduced motion @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('switched on during the intro, ends the intro', async ({ page }) => {
    // The page's clock is stopped, so only the setting can end the intro.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body')).not.toHaveClass(/intro-done/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('body')).toHaveClass(/intro-done/);
    await expect(page.locator('h1 [data-order]').last()).toBeVisible();
    await expect(page.getByRole('banner').locator('[data-logo-piece]').first()).toBeVisible();
  });
});

test.describe('the footer’s motion switch', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('left on at an earlier visit, skips the intro, and can be switched off by keyboard @motion', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('arrived')) localStorage.setItem('motion', 'calm');
      sessionStorage.setItem('arrived', 'true');
    });
    await page.addInitScript(recordIntro);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
    await expect(page.locator('html')).not.toHaveAttribute('data-intro-seen');
    const calm = page.getByRole('switch', { name: 'Calm motion' });
    await calm.focus();
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(calm).toBeChecked();
    await page.keyboard.press('Space');
    await expect(calm).not.toBeChecked();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-intro-seen');
  });
});
