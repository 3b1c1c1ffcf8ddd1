/** Finds words in a text as it is seen, and puts the cursor there. */
import {
  $getEditor,
  $getRoot,
  $isElementNode,
  $isTextNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';

import { $isChip } from './chip';
import { namings } from './setting';

/** A stretch of what is seen: words that can be written in, or a chip. */
interface Piece {
  readonly node: LexicalNode;
  readonly words: string;
}

const $seen = (node: LexicalNode) =>
  $isChip(node) ? (namings.get($getEditor())?.(node.getPart()).words ?? '') : node.getTextContent();

const $pieces = (element: ElementNode): Piece[] =>
  element
    .getChildren()
    .flatMap((node) => ($isElementNode(node) ? $pieces(node) : [{ node, words: $seen(node) }]));

/** The paragraphs, headings, points and cells: the innermost elements that hold words. */
const $blocks = (element: ElementNode): ElementNode[] =>
  element
    .getChildren()
    .flatMap((node) =>
      !$isElementNode(node) || node.isInline()
        ? []
        : node.getChildren().some((child) => $isElementNode(child) && !child.isInline())
          ? $blocks(node)
          : [node],
    );

/** How many letters around the one that was clicked are looked for, where the whole sentence is not there. */
const reaches = [Infinity, 60, 30, 15, 8];

/** What stands around a letter, and how far into it the letter is. */
function windowAt(sentence: string, at: number, reach: number) {
  const from = Math.max(0, at - reach);
  return { words: sentence.slice(from, at + reach), offset: at - from };
}

/** Spaces and line breaks count as one space each. */
const alike = (text: string) => text.replace(/\s/g, ' ').toLowerCase();

function $find(sentence: string, at: number): { piece: Piece; offset: number } | undefined {
  const blocks = $blocks($getRoot()).map($pieces);
  for (const reach of reaches) {
    const { words, offset } = windowAt(sentence, at, reach);
    for (const pieces of blocks) {
      const seen = alike(pieces.map((piece) => piece.words).join(''));
      const found = words.trim() === '' ? -1 : seen.indexOf(alike(words));
      if (found === -1) continue;
      let rest = found + offset;
      for (const piece of pieces) {
        if (rest <= piece.words.length) return { piece, offset: rest };
        rest -= piece.words.length;
      }
    }
  }
  return undefined;
}

/**
 * Puts the cursor at a letter of a sentence, in sight, with nothing selected.
 * @returns whether the sentence, or the words around the letter, are in the text
 */
export function showWord(editor: LexicalEditor, sentence: string, at = 0): boolean {
  const root = editor.getRootElement();
  // It may be on its way into the page.
  if (!root || !editor.read(() => $find(sentence, at))) return false;
  // Focus first: on its way in, it would put the cursor at the beginning.
  root.focus({ preventScroll: true });
  editor.update(
    () => {
      const found = $find(sentence, at);
      if (!found) return;
      const { node } = found.piece;
      if ($isTextNode(node)) node.select(found.offset, found.offset);
      else node.selectNext(0, 0);
      editor.getElementByKey(node.getKey())?.scrollIntoView({ block: 'center' });
    },
    { discrete: true },
  );
  return true;
}
