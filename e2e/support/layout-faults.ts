import type { Page } from '@playwright/test';

interface Line {
  readonly box: DOMRect;
  readonly letters: string;
  readonly parent: Element;
  /** The element whose text this is: of a paragraph with inline markup, the paragraph. */
  readonly owner: Element;
  /** Larger than 60 px. Such a line is measured letter by letter. */
  readonly isPicture: boolean;
}

/**
 * Lines that overlap another text (×), end below their section (↓) or leave the window at a side (|), and how far the
 * page scrolls sideways. Two headings larger than 60 px may overlap: the layout intends it.
 * @param options.sideways `false` leaves out the page's width: with wider text spacing Firefox reports a body wider than the
 * window, although nothing scrolls.
 */
export function layoutFaults(page: Page, { sideways = true } = {}): Promise<string[]> {
  return page.evaluate(async (measuresSideways) => {
    await new Promise(requestAnimationFrame);
    // At the top, where the header's bar covers nothing.
    scrollTo({ top: 0, behavior: 'instant' });
    const largest = 60;
    const range = document.createRange();
    const pen = document.createElement('canvas').getContext('2d');
    const lines: Line[] = [];
    const crowded = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
    if (measuresSideways && beyond > 0) crowded.add(`${beyond} px sideways`);

    /** The line's box reduced to the height of its glyphs. Slow. */
    const inkOf = ({ box, letters, parent }: Line): DOMRect => {
      if (!pen) return box;
      pen.font = getComputedStyle(parent).font;
      const ink = pen.measureText(letters);
      const scale = box.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      const top = box.y + scale * (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent);
      const height = scale * (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent);
      return new DOMRect(box.x, top, box.width, height);
    };

    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

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
        // `main nav ol`: a table of contents scrolls in its own box.
        const unread = '[aria-hidden="true"], [inert], script, style, noscript, main nav ol';
        if (!parent?.checkVisibility() || parent.closest(unread) || text === '') continue;
        const { width } = parent.getBoundingClientRect();
        if (width <= 2) continue;
        range.selectNodeContents(walker.currentNode);
        // Firefox includes a trailing space in the box.
        range.setEnd(walker.currentNode, walker.currentNode.textContent?.trimEnd().length ?? 0);
        const fitted = Number(parent.closest<HTMLElement>('[data-fit-text]')?.style.scale || 1);
        const isPicture = fitted * Number.parseFloat(getComputedStyle(parent).fontSize) > largest;
        const end = parent.closest('section, article, footer')?.getBoundingClientRect().bottom;
        const owner = parent.closest('p') ?? parent;
        const isSlide = parent.closest('[aria-roledescription]') !== null;
        for (const part of isPicture ? lettersOf(walker.currentNode) : [range]) {
          for (const box of part.getClientRects()) {
            if (box.right <= 0 || box.x >= window.innerWidth) continue;
            const line = { box, letters: part.toString().trim(), parent, owner, isPicture };
            lines.push(line);
            // The split's bands run on into the next section.
            if (end && box.bottom > end + 1 && !isPicture && !parent.closest('ol')) {
              const ink = inkOf(line);
              if (ink.top + ink.height * 0.7 > end + 1) crowded.add(`${text.slice(0, 40)} ↓`);
            }
            const isCut = box.x < -1 || box.right > document.documentElement.clientWidth + 1;
            if (isCut && !isSlide) crowded.add(`${text.slice(0, 40)} |`);
          }
        }
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= line.box.bottom - 1) break;
        const isOne = line.owner === other.owner || (line.isPicture && other.isPicture);
        if (isOne || !overlap(line.box, other.box) || !overlap(inkOf(line), inkOf(other))) continue;
        crowded.add(`${line.letters.slice(0, 40)} × ${other.letters.slice(0, 40)}`);
      }
    });
    return [...crowded];
  }, sideways);
}
