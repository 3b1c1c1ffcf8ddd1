import { expect, test } from './support/fixtures';
import { gradeResponse } from './support/observatory';
import { routes } from './support/routes';

test.describe('security', () => {
  test('every route is graded A+ by the Observatory’s rules', async ({ request }) => {
    for (const route of routes()) {
      const response = await request.get(route);
      const { grade, score } = gradeResponse({
        headers: response.headers(),
        html: await response.text(),
      });
      expect.soft(grade, route).toBe('A+');
      expect.soft(score, route).toBeGreaterThanOrEqual(130);
    }
  });

  test('the policy in the page and in the header allow the same', async ({ request }) => {
    const response = await request.get('/cookies');
    const header = response.headers()['content-security-policy'] ?? '';
    const page = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      await response.text(),
    );
    for (const directive of (page?.[1] ?? '').replaceAll('&amp;', '&').split('; ')) {
      const [name = '', ...sources] = directive.split(' ');
      const inHeader = header.split('; ').find((other) => other.split(' ')[0] === name) ?? '';
      expect(inHeader.split(' '), name).toEqual(expect.arrayContaining([name, ...sources]));
    }
  });

  test('a click made before the scripts have come is not lost @both', async ({ page }) => {
    let letThrough = () => {};
    const clicked = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/_next/static/chunks/shared-*.js', async (route) => {
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
});
