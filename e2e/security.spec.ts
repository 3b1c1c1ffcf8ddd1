import { expect, test } from './support/fixtures';
import { holdRequests } from './support/pages';
import { routes } from './support/routes';

/** Mozilla Observatory's rules for what a response says: all kept, they give an A+. */
const observatory = {
  'content-security-policy': /^frame-ancestors 'none'$/,
  'strict-transport-security': /^max-age=(?:1[6-9]|[2-9]\d)\d{6}\b/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

test('every page has a policy for its own scripts only, and headers by Observatory’s rules', async ({
  request,
}) => {
  for (const route of routes()) {
    const response = await request.get(route);
    const page = await response.text();
    expect.soft(page, route).not.toMatch(/<script[^>]+src="(?:https?:)?\/\//);
    const headers = response.headers();
    for (const [name, rule] of Object.entries(observatory))
      expect.soft(headers[name], `${name} of ${route}`).toMatch(rule);
    for (const name of ['access-control-allow-origin', 'set-cookie'])
      expect.soft(headers, route).not.toHaveProperty(name);
    // The policy must follow the charset directly: it applies only to what comes after it.
    const [, policy = ''] =
      /<meta charset="utf-8"><meta [^>]*Policy" content="([^"]+)"/.exec(page) ?? [];
    expect.soft(policy, route).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect
      .soft(policy, route)
      .not.toMatch(/'unsafe-|[ ](?:https?:|ftp:|data:|blob:|\*)(?:[ ;]|$)|http:\/\//);
  }
});

test('a click made before the scripts have come is not lost', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/chunks/*.js');
  await page.goto('/');
  await page.locator('a[data-replay]').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
