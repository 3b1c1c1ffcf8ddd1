import { defaultTreeAdapter, html, parse, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlDocument = Tree.Document;
export type HtmlElement = Tree.Element;

/** Parses a page as a browser with scripting does: `noscript` contains text. */
export const parsePage = (source: string): HtmlDocument => parse(source);

/** Serialises a page. */
export const printPage = (page: HtmlDocument): string => serialize(page);

function* descendants(parent: Tree.ParentNode): Generator<HtmlElement> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* descendants(child);
    if ('content' in child) yield* descendants((child as Tree.Template).content);
  }
}

/** Every element of a page in document order, templates and `noscript` text included. */
export function* everyElement(page: HtmlDocument): Generator<HtmlElement> {
  for (const element of descendants(page)) {
    yield element;
    if (element.tagName === 'noscript') yield* descendants(parseFragment(textOf(element)));
  }
}

/** The page's own elements of one name, in document order, as an array that survives removals. */
export function elementsNamed(page: HtmlDocument, name: string): HtmlElement[] {
  return [...descendants(page)].filter((element) => element.tagName === name);
}

/** The value of an attribute, or undefined where it is absent. Names are in lower case. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Gives an element an attribute that it does not have yet. */
export function setAttribute(element: HtmlElement, name: string, value: string): void {
  element.attrs.push({ name, value });
}

/** The text directly inside an element: a script's or a style sheet's source. */
export function textOf(element: HtmlElement): string {
  return element.childNodes
    .filter(defaultTreeAdapter.isTextNode)
    .map((node) => node.value)
    .join('');
}

/** Creates an element that is in no page yet. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HtmlElement {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Removes an element from its page. */
export const remove = (element: HtmlElement): void => defaultTreeAdapter.detachNode(element);

/** Puts `element` right before `reference`. */
export function insertBefore(element: HtmlElement, reference: HtmlElement): void {
  if (!reference.parentNode) throw new Error(`<${reference.tagName}> is in no page`);
  defaultTreeAdapter.insertBefore(reference.parentNode, element, reference);
}

/** Puts `element` right after `reference`. */
export function insertAfter(element: HtmlElement, reference: HtmlElement): void {
  const siblings = reference.parentNode?.childNodes ?? [];
  const next = siblings[siblings.indexOf(reference) + 1];
  if (!reference.parentNode) throw new Error(`<${reference.tagName}> is in no page`);
  if (next) defaultTreeAdapter.insertBefore(reference.parentNode, element, next);
  else defaultTreeAdapter.appendChild(reference.parentNode, element);
}

/** Puts `element` at the end of the body. */
export function appendToBody(page: HtmlDocument, element: HtmlElement): void {
  const [body] = elementsNamed(page, 'body');
  if (!body) throw new Error('the page has no body');
  defaultTreeAdapter.appendChild(body, element);
}
