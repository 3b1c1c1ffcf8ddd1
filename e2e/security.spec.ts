import { expect, test } from './support/fixtures';
import { routes } from './support/routes';

test('every page runs its own scripts only, by a policy of its own, and stands in no frame', async ({
  request,
}) => {
  for (const route of routes()) {
    const response = await request.get(route);
    const page = await response.text();
    expect.soft(page, route).not.toMatch(/<script[^>]+src="(?:https?:)?\/\//);
    const header = response.headers()['content-security-policy'];
    expect.soft(header, route).toBe("frame-ancestors 'none'");
    // After the charset, and so before everything that it rules.
    const [, policy] =
      /<meta charset="utf-8"><meta [^>]*Policy" content="([^"]+)"/.exec(page) ?? [];
    expect.soft(policy, route).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect.soft(policy, route).not.toContain('unsafe-');
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
