import {
  $applyNodeReplacement,
  ElementNode,
  type NodeKey,
  type SerializedElementNode,
  type Spread,
} from 'lexical';
import type { Part } from './part';

type Attributes = NonNullable<Part['attributes']>;
type SerializedAnchor = Spread<{ attributes: Attributes }, SerializedElementNode>;

/** `<a href={responsibleDrinkingUrl}>words</a>`: its words can be edited, where it leads stays. */
export class AnchorNode extends ElementNode {
  __attributes: Attributes;

  static override getType() {
    return 'anchor';
  }

  static override clone(node: AnchorNode) {
    return new AnchorNode(node.__attributes, node.__key);
  }

  static override importJSON(json: SerializedAnchor) {
    return new AnchorNode(json.attributes).updateFromJSON(json);
  }

  constructor(attributes: Attributes, key?: NodeKey) {
    super(key);
    this.__attributes = attributes;
  }

  override exportJSON(): SerializedAnchor {
    return { ...super.exportJSON(), attributes: this.__attributes };
  }

  override createDOM() {
    const dom = document.createElement('span');
    dom.className = 'anchor';
    return dom;
  }

  override updateDOM() {
    return false;
  }

  override isInline() {
    return true;
  }

  override canBeEmpty() {
    return false;
  }

  override canInsertTextBefore() {
    return false;
  }

  override canInsertTextAfter() {
    return false;
  }

  getAttributes() {
    return this.getLatest().__attributes;
  }
}

export const $createAnchor = (attributes: Attributes) =>
  $applyNodeReplacement(new AnchorNode(attributes));
