import type { Page } from '@playwright/test';

/**
 * Fixed or sticky elements, such as the end of the vein, that cover words or controls outside them. The header is left
 * out, because its bar hides whatever passes below it.
 */
export function coveredContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const places = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const stays = ['fixed', 'sticky'].includes(position) && !element.matches('header');
      return stays && isShown(element);
    });
    const over = (box: DOMRect, other: DOMRect) =>
      Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
      Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1 &&
      box.bottom > 0 &&
      box.top < innerHeight;

    const found: string[] = [];
    const check = (what: string, parent: Element, boxes: Iterable<DOMRect>) => {
      for (const box of boxes) {
        for (const place of places) {
          const isOwn = place.contains(parent) || parent.contains(place);
          const isSeen = over(
            place.getBoundingClientRect(),
            new DOMRect(0, 0, innerWidth, innerHeight),
          );
          if (!isOwn && isSeen && box.width > 2 && over(box, place.getBoundingClientRect())) {
            found.push(`${place.outerHTML.slice(0, 60)} over ${what}`);
          }
        }
      }
    };

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const { parentElement: parent, textContent } = words.currentNode;
      const text = textContent?.trim();
      if (!parent || !text || !isShown(parent) || parent.closest('header, noscript, aside'))
        continue;
      range.selectNodeContents(words.currentNode);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      // The visible part of a line is as high as its capitals.
      const seen = [...range.getClientRects()].map(
        ({ x, y, width, height }) =>
          new DOMRect(x, y + (height - size * 0.7) / 2, width, size * 0.7),
      );
      check(text.slice(0, 40), parent, seen);
    }
    for (const control of document.querySelectorAll('a[href], button, input, textarea, select')) {
      if (!isShown(control) || control.closest('header, aside')) continue;
      check(`the control ${control.textContent}`, control, control.getClientRects());
    }
    return [...new Set(found)];
  });
}
