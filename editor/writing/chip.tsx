import { useCellValues, usePublisher } from '@mdxeditor/editor';
import {
  $applyNodeReplacement,
  $getEditor,
  DecoratorNode,
  type DOMConversionMap,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';
import type { ReactNode } from 'react';
import { given, isBlock, nameOf, type Part } from './part';
import { changing$, namings, sections$, setting$ } from './setting';

type SerializedChip = Spread<{ part: Part; isBold: boolean }, SerializedLexicalNode>;

/** A part of a text that is no words: it is shown by what it stands for, and kept as it is. */
export class ChipNode extends DecoratorNode<ReactNode> {
  __part: Part;
  __bold: boolean;

  static override getType() {
    return 'chip';
  }

  static override clone(node: ChipNode) {
    return new ChipNode(node.__part, node.__bold, node.__key);
  }

  static override importJSON({ part, isBold }: SerializedChip) {
    return new ChipNode(part, isBold);
  }

  /** What is copied from a surface comes back whole where it is pasted. */
  static override importDOM(): DOMConversionMap {
    const read = (dom: HTMLElement) =>
      dom.dataset.part
        ? ({ priority: 4, conversion: () => ({ node: chipOf(dom.dataset.part ?? '') }) } as const)
        : null;
    return { span: read };
  }

  constructor(part: Part, isBold = false, key?: NodeKey) {
    super(key);
    this.__part = part;
    this.__bold = isBold;
  }

  override exportJSON(): SerializedChip {
    return { ...super.exportJSON(), part: this.__part, isBold: this.__bold };
  }

  override exportDOM() {
    const dom = document.createElement('span');
    dom.dataset.part = JSON.stringify(this.__part);
    dom.textContent = namings.get($getEditor())?.(this.__part).words ?? this.getTextContent();
    return { element: dom };
  }

  override createDOM() {
    const dom = document.createElement(this.isInline() ? 'span' : 'div');
    dom.className = 'chip-holder';
    return dom;
  }

  override updateDOM() {
    return false;
  }

  override decorate() {
    return <Chip nodeKey={this.__key} part={this.__part} isBold={this.__bold} />;
  }

  override isInline() {
    return !isBlock(this.__part);
  }

  override isKeyboardSelectable() {
    return true;
  }

  /** For plain text that is copied. Lexical asks outside of any editor, where nothing is known of facts. */
  override getTextContent() {
    const { value } = this.__part;
    return value === undefined ? (given(this.__part, 'to') ?? '') : `{${value}}`;
  }

  getPart() {
    return this.getLatest().__part;
  }

  isBold() {
    return this.getLatest().__bold;
  }

  setPart(part: Part) {
    this.getWritable().__part = part;
  }
}

export const $createChip = (part: Part, isBold = false) =>
  $applyNodeReplacement(new ChipNode(part, isBold));

export const $isChip = (node: LexicalNode | null | undefined): node is ChipNode =>
  node instanceof ChipNode;

/** Only what this surface has copied is read: a page could put anything there. */
function chipOf(json: string): ChipNode | null {
  try {
    const part: Part = JSON.parse(json);
    return typeof part.type === 'string' ? $createChip(part) : null;
  } catch {
    return null;
  }
}

function Chip({
  nodeKey,
  part,
  isBold,
}: {
  readonly nodeKey: NodeKey;
  readonly part: Part;
  readonly isBold: boolean;
}) {
  const [{ known, pictures }, sections] = useCellValues(setting$, sections$);
  const change = usePublisher(changing$);
  const { words, help, kind } = nameOf(part, known, [...sections.values()]);
  const className = `chip ${kind}`;
  if (!isBlock(part))
    return (
      <span className={isBold ? `${className} bold` : className} title={help}>
        {words}
      </span>
    );
  if (part.name !== 'Picture')
    return (
      <div className={className} title={help}>
        {words}
      </div>
    );
  return (
    <figure className={className}>
      <img src={pictures?.addressOf(given(part, 'name') ?? '')} alt={words} />
      <figcaption>
        {words || 'This picture has no words for those who do not see it.'}{' '}
        {pictures && (
          <button type="button" onClick={() => change({ key: nodeKey, part })}>
            Change
          </button>
        )}
      </figcaption>
    </figure>
  );
}
