/** How the surface answers keys, clicks and pasting, where Lexical alone would do something else. */
import { $generateNodesFromDOM } from '@lexical/html';
import { $isListNode } from '@lexical/list';
import { $createHeadingNode, $isHeadingNode, HeadingNode } from '@lexical/rich-text';
import {
  $createNodeSelection,
  $createParagraphNode,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isNodeSelection,
  $isParagraphNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  DROP_COMMAND,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  PASTE_COMMAND,
  TextNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { $isChip } from './chip';
import { clean, htmlOf } from './clean';

type Behaviour = (editor: LexicalEditor) => () => void;

const together =
  (...endings: readonly (() => void)[]) =>
  () => {
    for (const end of endings) end();
  };

/** Bold, emphasis and code, as MDXEditor counts them. */
const formats = 1 | 2 | 16;

/** Takes away what the page would not show: other formats, colours, headings of other levels. */
const onlyWhatShows: Behaviour = (editor) =>
  together(
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getFormat() & ~formats) node.setFormat(node.getFormat() & formats);
      if (node.getStyle() !== '') node.setStyle('');
    }),
    editor.registerNodeTransform(HeadingNode, (node) => {
      const tag = node.getTag();
      if (tag === 'h2' || tag === 'h3') {
        for (const child of node.getChildren())
          if ($isTextNode(child) && child.hasFormat('bold')) child.toggleFormat('bold');
      } else {
        node.replace($createHeadingNode(tag === 'h1' ? 'h2' : 'h3'), true);
      }
    }),
  );

/** Tab and Escape leave the text, as they leave every other field. */
const lets: Behaviour = (editor) =>
  together(
    editor.registerCommand(KEY_TAB_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      () => {
        editor.blur();
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
  );

function $removeHeld(event: KeyboardEvent): boolean {
  const selection = $getSelection();
  if (!$isNodeSelection(selection)) return false;
  const chips = selection.getNodes().filter($isChip);
  if (chips.length === 0) return false;
  event.preventDefault();
  for (const chip of chips) {
    if (chip.isInline()) chip.selectPrevious();
    else chip.selectNext();
    chip.remove();
  }
  return true;
}

/** A click takes hold of a chip; Delete and Backspace take it away. */
const holds: Behaviour = (editor) =>
  together(
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        const isButton = target instanceof Element && target.closest('button');
        const node = target instanceof Node && $getNearestNodeFromDOMNode(target);
        if (isButton || !node || !$isChip(node)) return false;
        const selection = $createNodeSelection();
        selection.add(node.getKey());
        $setSelection(selection);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(KEY_DELETE_COMMAND, $removeHeld, COMMAND_PRIORITY_LOW),
    editor.registerCommand(KEY_BACKSPACE_COMMAND, $removeHeld, COMMAND_PRIORITY_LOW),
    editor.registerUpdateListener(({ editorState }) => {
      const held = editorState.read(() => {
        const selection = $getSelection();
        return $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : [];
      });
      const root = editor.getRootElement();
      for (const dom of root?.querySelectorAll('.held') ?? []) dom.classList.remove('held');
      for (const key of held) editor.getElementByKey(key)?.classList.add('held');
    }),
  );

/** Puts nodes that stand among words into paragraphs. */
function $asBlocks(nodes: readonly LexicalNode[]): LexicalNode[] {
  const blocks: LexicalNode[] = [];
  let isOpen = false;
  for (const node of nodes) {
    const isAmongWords = $isTextNode(node) || node.isInline();
    const last = blocks.at(-1);
    if (!isAmongWords) blocks.push(node);
    else if (isOpen && $isElementNode(last)) last.append(node);
    else blocks.push($createParagraphNode().append(node));
    isOpen = isAmongWords;
  }
  return blocks;
}

/** Words alone go into the line; anything more comes as blocks. */
function $insert(editor: LexicalEditor, html: string): void {
  const dom = new DOMParser().parseFromString(html, 'text/html');
  const blocks = $asBlocks($generateNodesFromDOM(editor, dom));
  const [only] = blocks;
  const isLine = blocks.length === 1 && $isParagraphNode(only);
  $insertNodes(isLine ? only.getChildren() : blocks);
}

const own = 'application/x-lexical-editor';

const pastes: Behaviour = (editor) =>
  together(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = event instanceof ClipboardEvent ? event.clipboardData : null;
        // What is copied from a surface comes back whole.
        if (!data || data.types.includes(own) || !$isRangeSelection($getSelection())) return false;
        event.preventDefault();
        const html = data.getData('text/html');
        $insert(editor, html ? clean(html) : htmlOf(data.getData('text/plain')));
        return true;
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    // Files and pages are not dropped into a text: pictures are chosen.
    editor.registerCommand(
      DROP_COMMAND,
      (event) => {
        if (event.dataTransfer?.types.includes(own)) return false;
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  );

/** For a field of paragraphs: no headings, no lists, no bold words. */
export const onlyParagraphs: Behaviour = (editor) =>
  together(
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getFormat() !== 0) node.setFormat(0);
      const parent = node.getParent();
      const block = node.getTopLevelElement();
      if ($isHeadingNode(parent)) parent.replace($createParagraphNode(), true);
      if ($isListNode(block)) {
        for (const item of block.getChildren())
          if ($isElementNode(item))
            block.insertBefore($createParagraphNode().append(...item.getChildren()));
        block.remove();
      }
    }),
  );

export const behaviours: readonly Behaviour[] = [onlyWhatShows, lets, holds, pastes];
