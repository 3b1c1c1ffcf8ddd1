import { useRef, useState } from 'react';
import { languageAt, type Language } from '../../content/languages';
import type { Field } from '../form/fields';
import { findField } from '../form/find-field';
import { findFields } from './server';
import type { Spot } from './show-field';

/** The box of a field on the page, in the page’s pixels, and its label. */
export interface Outline {
  readonly box: DOMRect;
  readonly label: string;
}

/** A click that moves further is a drag (pixels). */
const maxClickMovement = 5;

const regions = 'section, header, footer, nav, article, dialog';

const hasOwnText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');

/** The element at the pointer. If large text overlaps a smaller line, the line. */
function elementAt({ target, clientX, clientY }: MouseEvent): Element {
  const top = target as Element;
  if (!hasOwnText(top)) return top;
  const height = (element: Element) => element.getBoundingClientRect().height;
  const [smallest = top] = top.ownerDocument
    .elementsFromPoint(clientX, clientY)
    .filter((each) => hasOwnText(each) && each.closest(regions) === top.closest(regions))
    .sort((one, other) => height(one) - height(other));
  return smallest;
}

/** The block at an element and its ancestors, up to the page’s main parts. */
function partsAround(element: Element): Element[] {
  let part = element;
  const styleOf = (each: Element) => each.ownerDocument.defaultView?.getComputedStyle(each);
  while (styleOf(part)?.display === 'inline' && part.parentElement) part = part.parentElement;
  const parts = [];
  for (; part.parentElement && !part.matches('main, :has(main)'); part = part.parentElement)
    parts.push(part);
  return parts;
}

/** The picture at an element, or under it if the element is an empty overlay. */
function pictureAt(element: Element): HTMLImageElement | undefined {
  let part: Element | null = element;
  while (part && part.textContent?.trim() === '') {
    const image = part.matches('img') ? (part as HTMLImageElement) : part.querySelector('img');
    if (image) return image;
    part = part.parentElement;
  }
  return undefined;
}

function pointedAt(element: Element) {
  const image = pictureAt(element);
  const parts = partsAround(image?.parentElement ?? element);
  const { pathname } = element.ownerDocument.location;
  return {
    elements: image ? [image, ...parts] : parts,
    texts: [...(image ? [image.alt] : []), ...parts.map(({ textContent }) => textContent ?? '')],
    picture: image?.dataset.picture,
    page: pathname.slice(languageAt(pathname).prefix.length) || '/',
  };
}

/** The character at the pointer in a part of the page. */
function spotAt(part: Element, { clientX, clientY }: MouseEvent): Spot | undefined {
  const page = part.ownerDocument;
  const caret = page.caretPositionFromPoint(clientX, clientY);
  if (!caret || !part.contains(caret.offsetNode)) return undefined;
  const before = page.createRange();
  before.selectNodeContents(part);
  before.setEnd(caret.offsetNode, caret.offset);
  return { sentence: part.textContent ?? '', at: before.toString().length };
}

/** Follows a link or presses a button. External links open in a new window: in the preview, the editor could not access them. */
function press(element: HTMLElement | null) {
  const { href, protocol, origin } = (element ?? {}) as Partial<HTMLAnchorElement>;
  const isExternal = protocol?.startsWith('http') && origin !== window.location.origin;
  if (href && isExternal) window.open(href, '_blank', 'noopener');
  else element?.click();
}

/** Makes clicks in the page open the fields of its texts and pictures, by event listeners added from outside. */
export function usePointing({ code }: Language, onOpen: (field: Field, spot?: Spot) => void) {
  const fields = useRef<Promise<readonly Field[]>>(Promise.resolve([]));
  const [outline, setOutline] = useState<Outline>();
  const [isUnknown, setUnknown] = useState(false);

  async function find(element: Element) {
    const pointed = pointedAt(element);
    const found = findField(await fields.current, pointed);
    const part = found && pointed.elements[found.level];
    return found && part && { field: found.field, part };
  }

  /** Adds the listeners to a loaded page. */
  function listenTo(page: Window) {
    const loadFields = () => void (fields.current = findFields(code));
    let last: Element | undefined;
    let start = { x: 0, y: 0 };
    loadFields();

    function hide() {
      last = undefined;
      setOutline(undefined);
    }

    hide();

    async function show(event: MouseEvent) {
      const element = elementAt(event);
      if (element === last) return;
      last = element;
      const found = await find(element);
      // The pointer may have moved on meanwhile.
      if (last === element)
        setOutline(found && { box: found.part.getBoundingClientRect(), label: found.field.label });
    }

    /** Opens the field at a click. Clicks with Ctrl or ⌘, and those made by scripts, are handled by the page. */
    async function open(event: MouseEvent) {
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const element = elementAt(event);
      if (event.ctrlKey || event.metaKey) {
        press(element.closest<HTMLElement>('a, button, summary, label, input'));
        return;
      }
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > maxClickMovement) return;
      const found = await find(element);
      setUnknown(!found);
      if (found) onOpen(found.field, spotAt(found.part, event));
    }

    page.document.documentElement.addEventListener('mouseenter', loadFields);
    page.document.documentElement.addEventListener('mouseleave', hide);
    page.addEventListener('mousemove', (event) => void show(event));
    page.addEventListener('scroll', hide);
    page.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (start = { x, y }), true);
    page.addEventListener('click', (event) => void open(event), true);
  }

  return { outline, isUnknown, listenTo };
}
