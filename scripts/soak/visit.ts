import type { Page } from '@playwright/test';

async function scrollThrough(page: Page): Promise<void> {
  for (const direction of [1, -1]) {
    for (let step = 0; step < 16; step += 1) {
      await page.mouse.wheel(0, direction * 800);
      await page.waitForTimeout(40);
    }
  }
}

async function openAndCloseEnquiry(page: Page, product: string): Promise<void> {
  const button = page.getByRole('button', { name: `Enquire about ${product}` });
  // Out of view it stands edge-on, which Playwright takes for hidden and does not scroll to.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Savor the Moment' });
  await dialog.waitFor();
  await dialog.getByLabel('First Name').fill('Ana');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function turnCarousel(page: Page): Promise<void> {
  const carousel = page.getByRole('region', { name: 'Serves' });
  await carousel.scrollIntoViewIfNeeded();
  for (const slide of [3, 5, 1]) {
    await carousel.getByRole('button', { name: `Go to slide ${slide}`, exact: true }).click();
  }
}

async function narrowWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
  for (const name of ['Quick Links', 'Our Collections']) {
    const toggle = page.getByRole('contentinfo').getByRole('button', { name });
    await toggle.click();
    await toggle.click();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** One visit in the same tab: all that can be opened is opened and closed, all routes are seen. */
export async function visit(page: Page): Promise<void> {
  await page.mouse.move(700, 450);
  await scrollThrough(page);
  await openAndCloseEnquiry(page, 'Plata');
  await openAndCloseEnquiry(page, 'Añejo');
  await turnCarousel(page);
  await narrowWindow(page);
  const footer = page.getByRole('contentinfo');
  const routes = ['privacy-policy', 'termsOfUse', 'termsAndConditions', 'cookies'];
  for (const route of routes) {
    await footer.getByRole('navigation', { name: 'Legal' }).locator(`a[href="/${route}"]`).click();
    await page.waitForURL(`**/${route}`);
    await scrollThrough(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('#home').waitFor();
}
