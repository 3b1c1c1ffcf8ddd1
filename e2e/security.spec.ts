import { expect, test } from './support/fixtures';
import { routes } from './support/routes';

test('every page runs its own scripts only, and its policy is no stricter than the header', async ({
  request,
}) => {
  for (const route of routes()) {
    const response = await request.get(route);
    const page = await response.text();
    expect.soft(page, route).not.toMatch(/<script[^>]+src="(?:https?:)?\/\//);
    const header = response.headers()['content-security-policy']?.split('; ') ?? [];
    const meta = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const directives = meta.replaceAll('&amp;', '&').replaceAll('&#39;', "'").split('; ');
    expect.soft(directives.length, route).toBeGreaterThan(5);
    for (const directive of directives) {
      const [name = '', ...sources] = directive.split(' ');
      const inHeader = header.find((other) => other.split(' ')[0] === name)?.split(' ');
      expect.soft(inHeader, `${route} ${name}`).toEqual(expect.arrayContaining([name, ...sources]));
    }
  }
});

test('a click made before the scripts have come is not lost', async ({ page }) => {
  let letThrough = () => {};
  const clicked = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('a[data-replay]').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
