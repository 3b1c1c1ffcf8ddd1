import type { Locator, Page } from '@playwright/test';

/** Messages about a control whose sign or focus ring has too little contrast (below 3:1) or lies on a picture. */
export function contrastProblems(control: Locator): Promise<string[]> {
  return control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    (element as HTMLElement).focus({ preventScroll: true });
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const isPainted = (style: CSSStyleDeclaration) => channels(style.backgroundColor)[3] !== 0;
    const hasPicture = (box: Element) =>
      box.matches('img, canvas') ||
      [null, '::before', '::after'].some((part) =>
        getComputedStyle(box, part).backgroundImage.includes('url('),
      );

    const { left, top, width, height } = element.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    const below = stack.slice(stack.indexOf(element));
    /** The first background colour of these boxes, topmost first, or 'a picture'. */
    const backgroundOf = (boxes: Element[]) => {
      for (const box of boxes) {
        if (hasPicture(box)) return 'a picture';
        const style = getComputedStyle(box);
        if (isPainted(style)) return style.backgroundColor;
      }
      return 'a picture';
    };

    const name = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
    const problems: string[] = [];
    const check = (what: string, colour: string, background: string) => {
      if (background === 'a picture') problems.push(`${name}: ${what} on a picture`);
      else if (contrast(colour, background) < 3)
        problems.push(`${name}: ${what} ${colour} on ${background}`);
    };
    const sign = element.querySelector('svg') ?? element;
    check('its sign', getComputedStyle(sign).color, backgroundOf(below));
    check('its focus', getComputedStyle(element).outlineColor, backgroundOf(below.slice(1)));
    return problems;
  });
}

/**
 * Texts that the backplate of another text covers. In forced colours Chromium draws a backplate, as high as the font,
 * behind each line of text, unless `forced-color-adjust` is `none`.
 */
export function textsUnderBackplates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>();
    const range = document.createRange();
    const hasBackplateAt = (element: Element, x: number, y: number) =>
      getComputedStyle(element).forcedColorAdjust === 'auto' &&
      [...element.childNodes].some((node) => {
        if (!(node instanceof Text) || !node.data.trim()) return false;
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        );
      });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {
        currentNode: text,
        currentNode: { parentElement: parent },
      } = walker;
      const unread = '[aria-hidden="true"], [inert], script, style, noscript, dialog, body > a';
      if (!parent?.checkVisibility() || parent.closest(unread) || !text.textContent?.trim())
        continue;
      range.selectNodeContents(text);
      const count = range.getClientRects().length;
      for (let index = 0; index < count; index += 1) {
        range.selectNodeContents(text);
        const before = range.getClientRects()[index];
        if (!before || before.width < 4) continue;
        if (before.top < 0 || before.bottom > window.innerHeight)
          window.scrollBy({ top: before.top - window.innerHeight / 3, behavior: 'instant' });
        const { left, top, width, height } = range.getClientRects()[index] ?? before;
        for (const [across, down] of [
          [0.1, 0.4],
          [0.5, 0.7],
          [0.9, 0.4],
        ] as const) {
          const [x, y] = [left + width * across, top + height * down];
          const stack = document.elementsFromPoint(x, y);
          const above = stack.slice(0, Math.max(0, stack.indexOf(parent)));
          // The header is fixed and may cover text that scrolls below it.
          if (above.some((element) => !element.closest('header') && hasBackplateAt(element, x, y)))
            covered.add(text.textContent.trim().slice(0, 40));
        }
      }
    }
    return [...covered];
  });
}
