import type { Page } from '@playwright/test';

/**
 * Lines of which letters lie on letters of another text, that end below their section, or that leave the window at
 * a side. Two headings larger than 60 px may overlap: they are part of the picture, and things stand in front of them.
 */
export function crowdedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The header's bar lies over what is scrolled below it.
    scrollTo({ top: 0, behavior: 'instant' });
    const largest = 60;
    const range = document.createRange();
    const pen = document.createElement('canvas').getContext('2d');
    const lines: { text: string; owner: Element; box: DOMRect; isPicture: boolean }[] = [];
    const crowded = new Set<string>();

    /** What is seen of a line: from its highest letter to its lowest. */
    const inkOf = ({ x, y, width, height }: DOMRect, text: string, font: string): DOMRect => {
      if (!pen) return new DOMRect(x, y, width, height);
      pen.font = font;
      const ink = pen.measureText(text);
      const scale = height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      const top = y + scale * (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent);
      const down = scale * (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent);
      return new DOMRect(x, top, width, down);
    };

    const lettersOf = (node: Node): Range[] =>
      Array.from(node.textContent?.trimEnd() ?? '', (_, index) => {
        const letter = document.createRange();
        letter.setStart(node, index);
        letter.setEnd(node, index + 1);
        return letter;
      });

    for (const root of document.querySelectorAll('body > header, main, body > footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim() ?? '';
        // The contents of a legal text scroll by themselves, within their own frame.
        const unread = '[aria-hidden="true"], [inert], script, style, noscript, main nav ol';
        if (!parent?.checkVisibility() || parent.closest(unread) || text === '') continue;
        const { width } = parent.getBoundingClientRect();
        if (width <= 2) continue;
        range.selectNodeContents(walker.currentNode);
        // Firefox gives a space at a line's end room.
        range.setEnd(walker.currentNode, walker.currentNode.textContent?.trimEnd().length ?? 0);
        const style = getComputedStyle(parent);
        const fitted = Number(parent.closest<HTMLElement>('[data-fits]')?.style.scale || 1);
        const isPicture = fitted * Number.parseFloat(style.fontSize) > largest;
        const end = parent.closest('section, article, footer')?.getBoundingClientRect().bottom;
        // The lines of a paragraph are one text, however it is marked up.
        const owner = parent.closest('p') ?? parent;
        const isSlide = parent.closest('[aria-roledescription]') !== null;
        // Of letters that are part of the picture each has a box of its own.
        for (const part of isPicture ? lettersOf(walker.currentNode) : [range]) {
          for (const line of part.getClientRects()) {
            const box = inkOf(line, part.toString().trim(), style.font);
            const isOutside = box.right <= 0 || box.x >= window.innerWidth;
            if (!isOutside) lines.push({ text: text.slice(0, 40), owner, box, isPicture });
            // The split's bands run on into the next section.
            const isBelow = end && !isPicture && box.top + box.height * 0.7 > end + 1;
            if (isBelow && !parent.closest('ol')) crowded.add(`${text.slice(0, 40)} ↓`);
            const isCut = box.x < -1 || box.right > document.documentElement.clientWidth + 1;
            if (isCut && !isSlide) crowded.add(`${text.slice(0, 40)} |`);
          }
        }
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        const [a, b] = [line.box, other.box];
        if (b.top >= a.bottom - 1) break;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const apart = line.owner === other.owner || across <= 1 || down <= 1;
        const isDrawn = line.isPicture && other.isPicture;
        if (!apart && !isDrawn) crowded.add(`${line.text} × ${other.text}`);
      }
    });
    return [...crowded];
  });
}
