/** The sections of the text on a surface, and the links that lead to them. */
import { $isHeadingNode } from '@lexical/rich-text';
import {
  $getRoot,
  $isElementNode,
  $nodesOfType,
  HISTORY_MERGE_TAG,
  type ElementNode,
  type LexicalEditor,
  type NodeKey,
} from 'lexical';
import { sectionIds } from '../../content/schema/rules.mjs';
import { $isChip, ChipNode } from './chip';
import { element, given } from './part';
import type { Sections } from './setting';

/** A heading as the page makes its id of it: a fact by its name. */
const $plainWords = (node: ElementNode): string =>
  node
    .getChildren()
    .map((child) =>
      $isElementNode(child)
        ? $plainWords(child)
        : $isChip(child)
          ? (child.getPart().value ?? '')
          : child.getTextContent(),
    )
    .join('');

export function $sections(isNumbered: boolean): Sections {
  const found: { key: NodeKey; title: string; plain: string; number?: string }[] = [];
  let hasNumbers = isNumbered;
  for (const node of $getRoot().getChildren()) {
    if ($isChip(node) && node.getPart().name === 'Closing') hasNumbers = false;
    if (!$isHeadingNode(node) || node.getTag() !== 'h2') continue;
    const number = String(found.length + 1);
    found.push({
      key: node.getKey(),
      title: node.getTextContent().trim(),
      plain: $plainWords(node),
      ...(hasNumbers && { number }),
    });
  }
  const ids = sectionIds(found.map(({ plain }) => plain));
  return new Map(
    found.map(({ key, title, number }, index) => [
      key,
      { id: ids[index] ?? '', title, ...(number && { number }) },
    ]),
  );
}

/** Links to a section follow when its heading is written anew. */
export function followHeadings(editor: LexicalEditor, before: Sections, after: Sections): void {
  const renamed = new Map(
    [...before].flatMap(([key, { id }]) => {
      const now = after.get(key)?.id;
      return now !== undefined && now !== id ? [[id, now] as const] : [];
    }),
  );
  if (renamed.size === 0) return;
  editor.update(
    () => {
      for (const chip of $nodesOfType(ChipNode)) {
        const part = chip.getPart();
        const isOwn = part.name === 'SectionLink' && given(part, 'page') === undefined;
        const to = isOwn ? renamed.get(given(part, 'to') ?? '') : undefined;
        if (to !== undefined) chip.setPart(element('SectionLink', { to }));
      }
    },
    { tag: HISTORY_MERGE_TAG },
  );
}
