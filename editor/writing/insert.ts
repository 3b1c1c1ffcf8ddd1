/** What the tools ask of the text, and do to it. */
import { $isLinkNode } from '@lexical/link';
import {
  $createTableNodeWithDimensions,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableNode,
} from '@lexical/table';
import { $findMatchingParent, $insertNodeToNearestRoot } from '@lexical/utils';
import { $createParagraphNode, $getSelection, $isRangeSelection } from 'lexical';

/** The cell that the cursor is in. */
export const $cell = () => {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $findCellNode(selection.anchor.getNode()) : null;
};

/** The link that the cursor is in. */
export const $link = () => {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : null;
  const link = node && $findMatchingParent(node, $isLinkNode);
  return $isLinkNode(link) ? link : null;
};

/** A table of two columns, the cursor in its first cell. */
export function $insertTable() {
  const table = $createTableNodeWithDimensions(3, 2, { rows: true, columns: false });
  $insertNodeToNearestRoot(table);
  table.selectStart();
}

function $deleteTable() {
  const table = $cell()?.getTopLevelElement();
  if (!$isTableNode(table)) return;
  table.insertAfter($createParagraphNode()).selectStart();
  table.remove();
}

export const tableTools = [
  ['Add a line', () => $insertTableRowAtSelection(true)],
  ['Add a column', () => $insertTableColumnAtSelection(true)],
  ['Remove the line', $deleteTableRowAtSelection],
  ['Remove the column', $deleteTableColumnAtSelection],
  ['Remove the table', $deleteTable],
] as const;
