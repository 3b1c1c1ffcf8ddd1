import { useRef, useState } from 'react';
import { languageAt, type Language } from '../../content/languages';
import type { Field } from '../form/fields';
import { findField } from '../form/find-field';
import { findFields } from './server';
import type { Spot } from './show-field';

/** A field’s place on the page, in the page’s own pixels, and what it is called. */
export interface Outline {
  readonly box: DOMRect;
  readonly label: string;
}

/** A press that moves further, in pixels, is a drag. */
const mostMoved = 5;

const regions = 'section, header, footer, nav, article, dialog';

const isWritten = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');

/** What the pointer is at: where large letters lie over a smaller line, the line. */
function elementAt({ target, clientX, clientY }: MouseEvent): Element {
  const top = target as Element;
  if (!isWritten(top)) return top;
  const height = (element: Element) => element.getBoundingClientRect().height;
  const [smallest = top] = top.ownerDocument
    .elementsFromPoint(clientX, clientY)
    .filter((each) => isWritten(each) && each.closest(regions) === top.closest(regions))
    .sort((one, other) => height(one) - height(other));
  return smallest;
}

/** The sentence or the picture at an element, and all that is around it below the page’s main parts. */
function partsAround(element: Element): Element[] {
  let part = element;
  const styleOf = (each: Element) => each.ownerDocument.defaultView?.getComputedStyle(each);
  while (styleOf(part)?.display === 'inline' && part.parentElement) part = part.parentElement;
  const parts = [];
  for (; part.parentElement && !part.matches('main, :has(main)'); part = part.parentElement)
    parts.push(part);
  return parts;
}

/** The picture at an element, or below it where it only lies over one. */
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

/** The letter of a part of the page that is at the pointer. */
function spotAt(part: Element, { clientX, clientY }: MouseEvent): Spot | undefined {
  const page = part.ownerDocument;
  const caret = page.caretPositionFromPoint(clientX, clientY);
  if (!caret || !part.contains(caret.offsetNode)) return undefined;
  const before = page.createRange();
  before.selectNodeContents(part);
  before.setEnd(caret.offsetNode, caret.offset);
  return { sentence: part.textContent ?? '', at: before.toString().length };
}

/** Follows a link, or presses a button. What is elsewhere gets a window of its own: here, the editor could not look into it. */
function press(element: HTMLElement | null) {
  const { href, protocol, origin } = (element ?? {}) as Partial<HTMLAnchorElement>;
  const isElsewhere = protocol?.startsWith('http') && origin !== window.location.origin;
  if (href && isElsewhere) window.open(href, '_blank', 'noopener');
  else element?.click();
}

/** Has the page’s sentences and pictures open their fields. Nothing of it is in the page: the editor listens from outside. */
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

  /** Listens to a page as long as it is shown. */
  function listenTo(page: Window) {
    const read = () => void (fields.current = findFields(code));
    let last: Element | undefined;
    let start = { x: 0, y: 0 };
    read();

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
      // The pointer may have gone on meanwhile.
      if (last === element)
        setOutline(found && { box: found.part.getBoundingClientRect(), label: found.field.label });
    }

    /** A click opens a field. With Ctrl, or ⌘, held, it is the page’s own: so are those that scripts make. */
    async function open(event: MouseEvent) {
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const element = elementAt(event);
      if (event.ctrlKey || event.metaKey) {
        press(element.closest<HTMLElement>('a, button, summary, label, input'));
        return;
      }
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > mostMoved) return;
      const found = await find(element);
      setUnknown(!found);
      if (found) onOpen(found.field, spotAt(found.part, event));
    }

    page.document.documentElement.addEventListener('mouseenter', read);
    page.document.documentElement.addEventListener('mouseleave', hide);
    page.addEventListener('mousemove', (event) => void show(event));
    page.addEventListener('scroll', hide);
    page.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (start = { x, y }), true);
    page.addEventListener('click', (event) => void open(event), true);
  }

  return { outline, isUnknown, listenTo };
}
