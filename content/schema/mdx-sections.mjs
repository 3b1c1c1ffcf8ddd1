import { parse } from 'acorn';
import { slugify } from './rules.mjs';

/** The text of a node and all that is nested in it. */
const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/**
 * Reads “4. Title” of a legal text as the attributes of a `<Section>`. Fails if it is not the number that is due; the
 * last section, an acknowledgment, may have none. `place` is the same in every language.
 */
function readNumbered(node, due, isLast, file) {
  const heading = textOf(node);
  const [, number, title = heading] = /^(\d+)\.\s+(.+)$/.exec(heading) ?? [];
  if (number === undefined ? !isLast : Number(number) !== due) {
    file.fail(`Section “${heading}” should have the number ${due}: “## ${due}. ${title}”`, node);
  }
  return { id: slugify(title), title, ...(number && { number }), place: `section-${due}` };
}

/** Reads the heading of a text page, which has no number, likewise. */
function readHeading(node, due) {
  const title = textOf(node);
  return { id: slugify(title), title, place: `section-${due}` };
}

/** What stands before the first heading, and each heading with what follows it. */
export function readSections(tree, file, isNumbered) {
  const before = [];
  const sections = [];
  const last = tree.children.findLast(({ tagName }) => tagName === 'h2');
  for (const node of tree.children) {
    if (node.tagName === 'h2') {
      const due = sections.length + 1;
      const heading = isNumbered
        ? readNumbered(node, due, node === last, file)
        : readHeading(node, due);
      if (sections.some((above) => above.heading.id === heading.id))
        file.fail(`Section “${heading.title}” is there twice: give each a title of its own`, node);
      sections.push({ heading, children: [] });
    } else {
      (sections.at(-1)?.children ?? before).push(node);
    }
  }
  return { before, sections };
}

/** `<Section number="4" id="…" title="…">`, which `mdx-components.tsx` knows. */
export const sectionElement = ({ heading, children }) => ({
  type: 'mdxJsxFlowElement',
  name: 'Section',
  attributes: Object.entries(heading).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
  children,
});

/** A piece of JavaScript as the tree of a text holds it. */
export const script = (type, value) => ({
  type,
  value,
  data: { estree: parse(value, { ecmaVersion: 'latest', sourceType: 'module' }) },
});

/** `export const sections = […]`, for the table of contents. */
export const exportOf = (headings) =>
  script('mdxjsEsm', `export const sections = ${JSON.stringify(headings)}`);
