import type { Locator } from '@playwright/test';

/** Why a control or its focus cannot be seen in forced colours, if anything. */
export function hardToSee(control: Locator): Promise<string[]> {
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
    const pictured = (box: Element) =>
      box.matches('img, canvas') ||
      [null, '::before', '::after'].some((part) =>
        getComputedStyle(box, part).backgroundImage.includes('url('),
      );

    const { left, top, width, height } = element.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    const below = stack.slice(stack.indexOf(element));
    /** The colour something of the stack is drawn on, or that it is drawn on a picture. */
    const groundOf = (boxes: Element[]) => {
      for (const box of boxes) {
        if (pictured(box)) return 'a picture';
        const style = getComputedStyle(box);
        if (isPainted(style)) return style.backgroundColor;
      }
      return 'a picture';
    };

    const name = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
    const problems: string[] = [];
    const check = (what: string, colour: string, ground: string) => {
      if (ground === 'a picture') problems.push(`${name}: ${what} on a picture`);
      else if (contrast(colour, ground) < 3)
        problems.push(`${name}: ${what} ${colour} on ${ground}`);
    };
    const sign = element.querySelector('svg') ?? element;
    check('its sign', getComputedStyle(sign).color, groundOf(below));
    check('its focus', getComputedStyle(element).outlineColor, groundOf(below.slice(1)));
    return problems;
  });
}
