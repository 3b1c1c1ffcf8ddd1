import { visit } from 'unist-util-visit';
import { script, wordsOf } from './mdx-sections.mjs';

/**
 * Makes a `<Table>` of each table, which `mdx-components.tsx` knows: on a narrow window it scrolls by itself, by
 * keyboard too, so it needs a name: its headings.
 */
export function nameTables(tree) {
  visit(tree, { tagName: 'table' }, (node) => {
    const headings = [];
    visit(node, { tagName: 'th' }, (heading) => {
      heading.properties = { ...heading.properties, scope: 'col' };
      if (heading.children.length > 0) headings.push(wordsOf(heading));
    });
    const label = headings.join(" + ', ' + ") || "''";
    Object.assign(node, {
      type: 'mdxJsxFlowElement',
      name: 'Table',
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'label',
          value: script('mdxJsxAttributeValueExpression', label),
        },
      ],
      // React refuses the line breaks that MDX would take out of a plain table.
      children: node.children.filter(({ type }) => type === 'element'),
    });
  });
}
