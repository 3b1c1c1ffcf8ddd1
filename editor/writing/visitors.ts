/** How each part of a text’s tree is put on the surface, and taken from it. */
import type { LexicalExportVisitor, LexicalVisitor, MdastImportVisitor } from '@mdxeditor/editor';
import { $isLinkNode } from '@lexical/link';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isRootOrShadowRoot,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type { Nodes, Parent, PhrasingContent, RootContent } from 'mdast';
import { $createAnchor, AnchorNode } from './anchor';
import { $createChip, $isChip, type ChipNode } from './chip';
import { bare, isBlock, type Part } from './part';
import { tableExports, tableImports } from './table';

/** MDXEditor’s sign for bold. */
const bold = 1;
/** Before MDXEditor’s own. */
const priority = 10;

/** What MDXEditor reads itself. */
const plain = new Set(
  'root paragraph text heading list listItem link strong emphasis inlineCode break'.split(' '),
);

/** Appends a part, in a paragraph where it stands among words. */
function $appendPart(part: Part, parent: LexicalNode, isBold: boolean): void {
  if (!$isElementNode(parent)) return;
  const chip = $createChip(part, isBold);
  parent.append(
    chip.isInline() && $isRootOrShadowRoot(parent) ? $createParagraphNode().append(chip) : chip,
  );
}

/** A point of a list has one paragraph on the surface. */
const hasLongPoints = (node: Nodes): boolean =>
  node.type === 'list' &&
  node.children.some(({ children }) =>
    children.some((each, at) => (at > 0 && each.type !== 'list') || hasLongPoints(each)),
  );

const isPart = (node: Nodes) =>
  (!plain.has(node.type) && !/^table/.test(node.type)) || hasLongPoints(node);
const isNamed = (name: string) => (node: Nodes) => 'name' in node && node.name === name;

export const importVisitors: MdastImportVisitor<Nodes>[] = [
  {
    testNode: isPart,
    priority,
    visitNode({ mdastNode, lexicalParent, actions }) {
      const read = bare(mdastNode) as Part;
      // A line that holds nothing but a fact or a link is read as a block.
      const type = isBlock(read) ? read.type : read.type.replace('Flow', 'Text');
      const isBold = (actions.getParentFormatting() & bold) > 0;
      $appendPart({ ...read, type }, lexicalParent, isBold);
    },
  },
  {
    testNode: isNamed('br'),
    priority: priority + 1,
    visitNode: ({ lexicalParent }) =>
      void ($isElementNode(lexicalParent) && lexicalParent.append($createLineBreakNode())),
  },
  {
    testNode: isNamed('a'),
    priority: priority + 1,
    visitNode({ mdastNode, lexicalParent, actions }) {
      if (!$isElementNode(lexicalParent) || !('children' in mdastNode)) return;
      const anchor = $createAnchor((bare(mdastNode) as Part).attributes ?? []);
      const isAlone = $isRootOrShadowRoot(lexicalParent);
      lexicalParent.append(isAlone ? $createParagraphNode().append(anchor) : anchor);
      // Its words are strong where it stands among strong ones.
      actions.addFormatting(0 as never);
      const [only] = mdastNode.children;
      actions.visitChildren(only?.type === 'paragraph' ? only : mdastNode, anchor);
    },
  },
  {
    // MDXEditor forgets that the words of a link are strong where the strong begins outside of it.
    testNode: 'link',
    priority,
    visitNode({ actions }) {
      actions.addFormatting(0 as never);
      actions.nextVisitor();
    },
  },
  {
    // A line of the file may be wrapped; a page shows a space.
    testNode: 'text',
    priority,
    visitNode({ mdastNode, actions }) {
      if ('value' in mdastNode) mdastNode.value = mdastNode.value.replace(/[ \t]*\n[ \t]*/g, ' ');
      actions.nextVisitor();
    },
  },
  ...tableImports,
];

const strong = (): PhrasingContent & Parent => ({ type: 'strong', children: [] });

/** Writes a link whose words are all strong within strong signs, as people write it. */
const linkVisitor = <Node extends ElementNode>(
  test: (node: LexicalNode) => node is Node,
  nodeOf: (node: Node) => PhrasingContent,
): LexicalVisitor =>
  ({
    testLexicalNode: test,
    priority,
    visitLexicalNode({ lexicalNode, mdastParent, actions }) {
      const words = lexicalNode.getChildren();
      const isStrong =
        words.length > 0 && words.every((each) => $isTextNode(each) && each.hasFormat('bold'));
      const parent = isStrong ? strong() : mdastParent;
      if (isStrong) actions.appendToParent(mdastParent, parent as PhrasingContent);
      const link = nodeOf(lexicalNode) as Parent & PhrasingContent;
      actions.appendToParent(parent, link);
      actions.visitChildren(lexicalNode, link);
      if (isStrong)
        link.children = link.children.flatMap((each): Parent['children'] =>
          each.type === 'strong' ? each.children : [each],
        );
    },
  }) as LexicalExportVisitor<Node, RootContent> as unknown as LexicalVisitor;

const isEmptyParagraph = (node: LexicalNode): node is ElementNode =>
  $isParagraphNode(node) &&
  !node.getChildren().some($isChip) &&
  node.getTextContent().trim() === '';

export const exportVisitors: LexicalVisitor[] = [
  {
    testLexicalNode: $isChip as (node: LexicalNode) => node is LexicalNode,
    priority,
    visitLexicalNode({ lexicalNode, mdastParent, actions }) {
      const chip = lexicalNode as ChipNode;
      const part = structuredClone(chip.getPart()) as unknown as PhrasingContent;
      const node = chip.isBold() ? { ...strong(), children: [part] } : part;
      actions.appendToParent(mdastParent, node as PhrasingContent);
    },
  },
  linkVisitor(
    (node): node is AnchorNode => node instanceof AnchorNode,
    (node) =>
      ({
        type: 'mdxJsxTextElement',
        name: 'a',
        attributes: structuredClone(node.getAttributes()),
        children: [],
      }) as unknown as PhrasingContent,
  ),
  linkVisitor($isLinkNode, (node) => ({
    type: 'link',
    url: node.getURL(),
    title: node.getTitle() || null,
    children: [],
  })),
  {
    // MDXEditor writes Shift+Enter as a plain new line, which a page shows as a space.
    testLexicalNode: $isLineBreakNode as (node: LexicalNode) => node is LexicalNode,
    priority,
    visitLexicalNode: ({ mdastParent, actions }) =>
      void actions.appendToParent(mdastParent, { type: 'break' }),
  },
  {
    // An empty line says nothing on the page.
    testLexicalNode: isEmptyParagraph as (node: LexicalNode) => node is LexicalNode,
    priority,
    visitLexicalNode: () => undefined,
  },
  ...tableExports,
];
