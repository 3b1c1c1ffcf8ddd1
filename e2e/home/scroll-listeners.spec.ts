/** Scrolling needs no script: none listens to the wheel all the time. */
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

declare global {
  interface Window {
    /** What hears a wheel turn or a finger move on the whole page, each time and not once. */
    __hearing?: Map<unknown, string>;
  }
}

test.use({ calm: false });

test('nothing hears the wheel once the page has been scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    const hearing = (window.__hearing = new Map<unknown, string>());
    const kinds = ['wheel', 'touchmove'];
    const { addEventListener: add, removeEventListener: drop } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isOnce = typeof options === 'object' && options.once;
      const isPage = this === window || this === document || this === document.body;
      if (kinds.includes(type) && isPage && !isOnce) hearing.set(listener, type);
      add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      hearing.delete(listener);
      drop.call(this, type, listener, options);
    };
  });
  await openReady(page, '/');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => [...(window.__hearing?.values() ?? [])])).toEqual([]);
});
