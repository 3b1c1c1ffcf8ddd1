import type { Page } from '@playwright/test';

/** An A4 sheet within its margins, in CSS pixels. */
const sheet = { width: 658, height: 1017 };

interface Printout {
  /** Every printed text that contains letters, in document order. */
  readonly printed: string[];
  /** The texts of `main` that must be printed: all but links to other pages, ornaments, controls and forms. */
  readonly words: string[];
  /** Texts beyond the sheet’s sides, or repeated on every sheet. */
  readonly misplaced: string[];
}

/** The texts that the page would print in its current state. */
export async function readPrintout(page: Page): Promise<Printout> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  return page.evaluate((width) => {
    const texts = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const isProse = !walker.currentNode.parentElement?.closest('script, style, title');
        const text = walker.currentNode as Text;
        if (isProse && /\p{L}/u.test(text.data)) found.push(text);
      }
      return found;
    };
    const boxesOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    const ancestors = (text: Text) => {
      const found: Element[] = [];
      for (let box = text.parentElement; box; box = box.parentElement) found.push(box);
      return found;
    };
    const isDrawn = (text: Text) =>
      text.parentElement?.checkVisibility({ visibilityProperty: true }) === true &&
      boxesOf(text).some((box) => box.width > 1 && box.height > 1) &&
      ancestors(text).every((box) => {
        const { opacity, clipPath } = getComputedStyle(box);
        return opacity === '1' && clipPath === 'none';
      });
    const say = (text: Text) => text.data.replace(/\s+/g, ' ').trim();

    const drawn = texts(document.body).filter(isDrawn);
    const main = document.querySelector('main');
    // Measures stand in one of two units; what is read out of them are words in their place.
    const otherUnit =
      '[data-units="oz"] [data-unit="ml"], [data-units="ml"] [data-unit="oz"], [data-unit] > :not([aria-hidden])';
    const ornament = '[aria-hidden="true"]:not([data-unit] > *)';
    const unprinted = `nav, form, fieldset, button, ${otherUnit}, ${ornament}, a[href="#contact"]`;
    const words = main ? texts(main).filter((text) => !text.parentElement?.closest(unprinted)) : [];
    const misplaced = drawn.filter(
      (text) =>
        boxesOf(text).some(({ left, right }) => left < -1 || right > width + 1) ||
        ancestors(text).some((box) => /fixed|sticky/.test(getComputedStyle(box).position)),
    );
    return { printed: drawn.map(say), words: words.map(say), misplaced: misplaced.map(say) };
  }, sheet.width);
}

/** The number of Letter sheets, which hold less than A4, in Chromium's PDF of the page. Throws if it finds none. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g);
  if (!sheets) throw new Error('No sheet was found in the PDF');
  return sheets.length;
}
