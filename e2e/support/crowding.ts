import type { Page } from '@playwright/test';

/**
 * Texts that overlap, or that reach below the end of their section. Two headings larger
 * than 60 px may: they are part of the picture, and things stand in front of them.
 */
export function crowdedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const largest = 60;
    const range = document.createRange();
    const lines: { text: string; parent: Element; box: DOMRect; isPicture: boolean }[] = [];
    const crowded = new Set<string>();
    for (const root of document.querySelectorAll('main, body > footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim().slice(0, 40) ?? '';
        // The contents of a legal text scroll by themselves, within their own frame.
        const unread = '[aria-hidden="true"], [inert], script, style, noscript, main nav';
        if (!parent?.checkVisibility() || parent.closest(unread) || text === '') continue;
        const fitted = Number(parent.closest<HTMLElement>('[data-fits]')?.style.scale || 1);
        const size = fitted * Number.parseFloat(getComputedStyle(parent).fontSize);
        const isPicture = size > largest;
        if (parent.getBoundingClientRect().width <= 2) continue;
        range.selectNodeContents(walker.currentNode);
        // Firefox gives a space at a line's end room.
        range.setEnd(walker.currentNode, walker.currentNode.textContent?.trimEnd().length ?? 0);
        const end = parent.closest('section, article, footer')?.getBoundingClientRect().bottom;
        for (const { x, y, width, height } of range.getClientRects()) {
          // What is seen of a line is as high as its capitals.
          const box = new DOMRect(x, y + (height - size * 0.7) / 2, width, size * 0.7);
          if (box.right > 0 && x < window.innerWidth) lines.push({ text, parent, box, isPicture });
          // The split's bands run on into the next section.
          const isBelow = end && !isPicture && box.bottom > end + 1;
          if (isBelow && !parent.closest('ol')) crowded.add(`${text} ↓`);
        }
      }
    }
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        const [a, b] = [line.box, other.box];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const apart = line.parent === other.parent || across <= 1 || down <= 1;
        const isDrawn = line.isPicture && other.isPicture;
        if (!apart && !isDrawn) crowded.add(`${line.text} × ${other.text}`);
      }
    });
    return [...crowded];
  });
}
