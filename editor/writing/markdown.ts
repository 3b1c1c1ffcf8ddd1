/** How texts are read and written: as their files are, and so that what is typed is text. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import type { Options } from 'mdast-util-to-markdown';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdxjs } from 'micromark-extension-mdxjs';

/** A table, to Markdown’s tools. */
export const table = {
  syntax: gfmTable(),
  read: gfmTableFromMarkdown(),
  write: gfmTableToMarkdown(),
};

/** The tree of a text. Throws where it cannot be read. */
export const readTree = (text: string) =>
  fromMarkdown(text, {
    extensions: [mdxjs(), table.syntax],
    mdastExtensions: [mdxFromMarkdown(), table.read],
  });

const atLineStart = ['listItem', 'blockquote'] as const;
const phrasing = ['autolink', 'link', 'image', 'label'] as const;

/** Signs that remark-gfm would make links of. */
const addresses = [
  { character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]' },
  { character: '.', before: '[Ww]', after: '[\\-.\\w]' },
  { character: ':', before: '[ps]', after: '\\/' },
];

export const writing: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  rule: '-',
  listItemIndent: 'one',
  incrementListMarker: true,
  resourceLink: true,
  handlers: {
    // A space at the start or the end of a line says nothing, and would be written as &#x20;.
    text({ value }, _parent, state, info) {
      const begun = info.before === '\n' ? value.trimStart() : value;
      return state.safe(info.after === '\n' ? begun.trimEnd() : begun, info);
    },
  },
  unsafe: [
    // A line that begins with one of these words would be JavaScript.
    { atBreak: true, character: 'e', after: 'xport ', notInConstruct: [...atLineStart] },
    { atBreak: true, character: 'i', after: 'mport ', notInConstruct: [...atLineStart] },
    ...addresses.map((each) => ({
      ...each,
      inConstruct: 'phrasing' as const,
      notInConstruct: [...phrasing],
    })),
  ],
};
