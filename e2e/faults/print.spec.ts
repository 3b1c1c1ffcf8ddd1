import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';
import { routes } from '../support/routes';
import { hiddenTexts } from '../support/visible';

for (const route of routes().filter((path) => path !== '/logo')) {
  test(`${route} prints in full, dark on light`, async ({ page }) => {
    await openReady(page, route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').last()).toBeVisible();
    const hidden = await hiddenTexts(page);
    const words = (await main.innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(100);
    // Controls and the menu may be left out of print; the words of the page may not.
    const mainText = (await main.locator('p, li:not(nav li)').allTextContents()).join('\n');
    expect(hidden.filter((text) => text.length > 30 && mainText.includes(text))).toEqual([]);
  });
}
