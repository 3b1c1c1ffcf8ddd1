/** A field of several paragraphs of plain words, as the surface reads and writes it. */
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { readTree, writing } from './markdown';

/** `{name}` and the other facts of a sentence. */
const braces = /\{(\w+)\}/;

const phrasing = (words: string): PhrasingContent[] =>
  words
    .split(braces)
    .map((piece, index): PhrasingContent =>
      index % 2 === 0
        ? { type: 'text', value: piece }
        : { type: 'mdxTextExpression', value: piece },
    );

/** Paragraphs as Markdown in which every sign is text. */
export const markdownOf = (paragraphs: readonly string[]): string =>
  toMarkdown(
    {
      type: 'root',
      children: paragraphs.map((words): RootContent => ({
        type: 'paragraph',
        children: phrasing(words),
      })),
    },
    { ...writing, extensions: [mdxToMarkdown()] },
  );

function wordsOf(node: Nodes): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return `{${node.value}}`;
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The paragraphs of what the surface writes. */
export const paragraphsOf = (markdown: string): string[] =>
  readTree(markdown)
    .children.map((block) => wordsOf(block).replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
