/** Tables of a text: lines of cells, the first of them headings. */
import type { LexicalVisitor, MdastImportVisitor } from '@mdxeditor/editor';
import { $isListNode } from '@lexical/list';
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $findCellNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  registerTableCellUnmergeTransform,
  registerTablePlugin,
  registerTableSelectionObserver,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
} from '@lexical/table';
import {
  $createParagraphNode,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import type { Nodes, Parent, PhrasingContent, RootContent } from 'mdast';
import { element } from './part';

const priority = 11;

export const tableImports: MdastImportVisitor<Nodes>[] = [
  {
    testNode: 'table',
    priority,
    visitNode: ({ actions }) => actions.addAndStepInto($createTableNode()),
  },
  {
    testNode: 'tableRow',
    priority,
    visitNode: ({ actions }) => actions.addAndStepInto($createTableRowNode()),
  },
  {
    testNode: 'tableCell',
    priority,
    visitNode({ mdastNode, lexicalParent, actions }) {
      if (!$isElementNode(lexicalParent) || !('children' in mdastNode)) return;
      const line = $createParagraphNode();
      lexicalParent.append($createTableCellNode().append(line));
      actions.visitChildren(mdastNode, line);
    },
  },
];

/** A line break in a cell, which Markdown has no sign for. */
const lineBreak = () => element('br', {}) as unknown as PhrasingContent;

export const tableExports = [
  {
    testLexicalNode: $isTableNode,
    priority,
    visitLexicalNode: ({ actions }) => actions.addAndStepInto('table'),
  },
  {
    testLexicalNode: $isTableRowNode,
    priority,
    visitLexicalNode: ({ actions }) => actions.addAndStepInto('tableRow'),
  },
  {
    testLexicalNode: $isTableCellNode,
    priority,
    visitLexicalNode({ lexicalNode, mdastParent, actions }) {
      const cell: Parent & RootContent = { type: 'tableCell', children: [] };
      actions.appendToParent(mdastParent, cell);
      const lines = $isElementNode(lexicalNode) ? lexicalNode.getChildren() : [];
      for (const [index, line] of lines.entries()) {
        if (index > 0) actions.appendToParent(cell, lineBreak());
        if ($isElementNode(line)) actions.visitChildren(line, cell);
        else actions.visit(line, cell);
      }
    },
  },
  {
    testLexicalNode: (node: LexicalNode): node is LexicalNode =>
      $isLineBreakNode(node) && $findCellNode(node) !== null,
    priority,
    visitLexicalNode: ({ mdastParent, actions }) =>
      void actions.appendToParent(mdastParent, lineBreak()),
  },
] as LexicalVisitor[];

/** The first line of a table is its headings; a cell holds lines of words and nothing else. */
function keepsShape(editor: LexicalEditor): () => void {
  const headings = editor.registerNodeTransform(TableNode, (table) => {
    for (const [index, row] of table.getChildren().entries()) {
      if (!$isTableRowNode(row)) continue;
      const state = index === 0 ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS;
      for (const cell of row.getChildren())
        if ($isTableCellNode(cell) && cell.getHeaderStyles() !== state)
          cell.setHeaderStyles(state, TableCellHeaderStates.BOTH);
    }
  });
  const lines = editor.registerNodeTransform(TableCellNode, (cell) => {
    for (const child of cell.getChildren()) {
      if ($isParagraphNode(child) || !$isElementNode(child)) continue;
      const items = $isListNode(child) ? child.getChildren() : [child];
      for (const item of items)
        if ($isElementNode(item))
          child.insertBefore($createParagraphNode().append(...item.getChildren()));
      child.remove();
    }
  });
  return () => {
    headings();
    lines();
  };
}

/** What makes tables work in an editor. Tab leaves the text, so it does not go from cell to cell. */
export const tables: readonly ((editor: LexicalEditor) => () => void)[] = [
  registerTablePlugin,
  (editor) => registerTableSelectionObserver(editor, false),
  registerTableCellUnmergeTransform,
  keepsShape,
];
