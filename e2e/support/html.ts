/** Reading exported HTML without a browser. */
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** All elements below a node, in document order, or those of one tag name. */
export function elements(node: Node, tag?: string): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => {
    const inner = elements(child, tag);
    const matches = 'tagName' in child && (!tag || child.tagName === tag);
    return matches ? [child, ...inner] : inner;
  });
}

/** An attribute's value, or `undefined` where it is not set. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value;
}

export function text(node: Node | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(text).join('') : '';
}
