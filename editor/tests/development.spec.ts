/** Compares the development server, which shows the preview beside the form, with the exported site. */
import { expect, test, type Page } from '@playwright/test';
import { openHydrated, scrollThroughPage } from '../../e2e/support/pages';
import collections from '../../content/words/en/home/collections.json' with { type: 'json' };
import { ageConfirmedState } from '../../scripts/run/storage-state';
import { exportedSite } from './project-copy';

/** Viewports, and the number of carousels that the page has in each. */
const windows = [
  { width: 390, height: 844, carousels: 2 },
  { width: 1440, height: 900, carousels: 1 },
] as const;

/** Scroll positions on the home page. */
const stops = ['#home', '#plata', '#anjoi', '[aria-labelledby="serves-heading"]'];

/** The box, background and mask of every element and what it draws before and after itself. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The invitation, an `aside`, appears and folds at varying times.
    const skipped = 'script, style, template, noscript, nextjs-portal, next-route-announcer, aside';
    const own = (value: string) => value.replaceAll(location.origin, '');
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest(skipped))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const pictures = [undefined, '::before', '::after'].map((pseudo) => {
          const { backgroundImage, maskImage } = getComputedStyle(element, pseudo);
          return own(`${backgroundImage} ${maskImage}`);
        });
        return [element.tagName, ...[x, y, width, height].map(Math.round), ...pictures].join(' ');
      });
  });
}

/** Opens the home page and goes through it once, so that what is fetched when it is near has come. */
async function openWhole(page: Page, url: string, carousels: number): Promise<void> {
  await openHydrated(page, url);
  await scrollThroughPage(page);
  const active = page.locator('[aria-roledescription="carousel"][data-active="true"]');
  await expect(active).toHaveCount(carousels);
}

async function goTo(page: Page, stop: string): Promise<void> {
  await page.locator(stop).evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: 'instant' });
  });
}

/** Waits until nothing has changed for ten frames: textures come one a frame. */
async function settle(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await look(page);
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      return JSON.stringify(await look(page)) === JSON.stringify(before);
    })
    .toBe(true);
}

test('the development server shows the home page with the boxes, backgrounds and masks of the export', async ({
  browser,
  baseURL,
}) => {
  const exported = exportedSite();
  for (const { width, height, carousels } of windows) {
    const open = async (site: string) => {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        storageState: ageConfirmedState(site),
      });
      const page = await context.newPage();
      await openWhole(page, `${site}/`, carousels);
      return page;
    };
    const [visitors, editors] = [await open(exported), await open(String(baseURL))];
    for (const stop of stops) {
      await goTo(visitors, stop);
      await settle(visitors);
      const seen = await look(visitors);
      await goTo(editors, stop);
      await expect.poll(() => look(editors), `${stop} at ${width} px`).toEqual(seen);
    }
    await visitors.context().close();
    await editors.context().close();
  }
});

test('the preview beside the form shows pictures and textures', async ({ page }) => {
  await page.goto('/edit');
  const part = page.frameLocator('iframe[title="Page"]').locator('#colletions');
  await part.locator('[data-split-vein]').scrollIntoViewIfNeeded();
  await expect(part.locator('[data-split-vein]')).toHaveCSS('background-image', /fault/);
  await expect(part.getByAltText(collections.picture.alt)).toBeInViewport();
  await expect(part.locator('[data-ground="clay"] i').first()).toHaveCSS('mask-image', /edge/);
});
