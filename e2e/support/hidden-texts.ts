import { languages } from '@/content/languages';
import type { Hero } from '@/content/schema/home';
import type { Page } from '@playwright/test';
import { wordsIn } from './words';

const fieldNotes = languages.flatMap((each) => wordsIn<Hero>(each, 'home/hero').fieldNote);

/**
 * Texts of the page that are invisible: transparent, hidden or without size. Left out are closed dialogs, popovers and
 * details, buttons, which need scripts, measures in the other unit, and the hero's caption, which only wide windows
 * show.
 */
export function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate((wideOnly) => {
    const closed =
      'script, style, template, noscript, title, dialog, button, [popover], [hidden], details:not([open]) > :not(summary), [data-units="oz"] [data-unit="ml"], [data-units="ml"] [data-unit="oz"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (words === '' || !parent || parent.closest(closed)) continue;
      let opacity = 1;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        opacity *= Number(getComputedStyle(element).opacity);
      }
      const { width, height } = parent.getBoundingClientRect();
      const seen = parent.checkVisibility({ visibilityProperty: true }) && opacity > 0.01;
      const missing = !seen || width === 0 || height === 0;
      if (missing && !wideOnly.includes(words)) hidden.push(words.slice(0, 60));
    }
    return hidden;
  }, fieldNotes);
}
