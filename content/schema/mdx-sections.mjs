/** The headings of legal texts and text pages: their ids, the numbers that are counted, and what is between them. */
import { readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import { parse } from 'acorn';
import remarkGfm from 'remark-gfm';
import { sectionIds } from './rules.mjs';

/** Below it the sections of a legal text have no number, as an acknowledgment has none. */
const isClosing = ({ name }) => name === 'Closing';

/** The words of a heading as its id is made of them: a fact by its name, so that the id outlives a new value. */
const plainWords = (node) => node.value ?? (node.children ?? []).map(plainWords).join('');

/** 2 or 3, in Markdown as in HTML. */
const levelOf = ({ tagName, type, depth }) =>
  type === 'heading' ? depth : Number(/^h(\d)$/.exec(tagName ?? '')?.[1] ?? 0);

/**
 * The sections of a tree by their headings: id, the id that is the same in every language, and the number, if it has
 * one; and the ids of the headings below them. They are read before facts and links are put in.
 */
export function readHeadings({ children }, isNumbered) {
  const of = (level) => children.filter((node) => levelOf(node) === level);
  const sections = of(2);
  // Links cannot lead to headings of legal texts.
  const others = isNumbered ? [] : of(3);
  // Sections get their ids first, so that a heading below one does not change a section's id.
  const ids = sectionIds([...sections, ...others].map(plainWords));
  const closing = children.findIndex(isClosing);
  const headings = new Map();
  for (const [index, node] of sections.entries()) {
    const place = index + 1;
    const hasNumber = isNumbered && (closing === -1 || children.indexOf(node) < closing);
    headings.set(node, {
      id: ids[index],
      title: plainWords(node),
      ...(hasNumber && { number: String(place) }),
      place: `section-${place}`,
    });
  }
  const subheadings = new Map(others.map((node, at) => [node, ids[sections.length + at]]));
  return { headings, subheadings };
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** The sections of a legal text: id, title and number. Throws where it cannot be read. */
export const sectionsOf = (text) => [
  ...readHeadings(processor.parse(text), true).headings.values(),
];

/** The file of a page’s legal text: that of `termsOfUse` is `terms-of-use.mdx`. */
export const legalFile = (page) =>
  `${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.mdx`;

/** The sections of the legal text in a file; undefined where there is none, or it cannot be read. */
export function sectionsIn(file) {
  try {
    return sectionsOf(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A piece of JavaScript as the tree of a text holds it. */
export const script = (type, value) => ({
  type,
  value,
  data: { estree: parse(value, { ecmaVersion: 'latest', sourceType: 'module' }) },
});

function piecesOf(node) {
  if (node.type === 'text') return [JSON.stringify(node.value)];
  if (/Expression$/.test(node.type)) return [node.value];
  return (node.children ?? []).flatMap(piecesOf);
}

/** The words of a node as JavaScript, with the facts and links that have been put in. */
export const wordsOf = (node) => piecesOf(node).join(' + ') || "''";

/** What stands before the first heading, and each heading with what follows it. */
export function readSections({ children }, { headings, subheadings }) {
  const before = [];
  const sections = [];
  for (const node of children.filter((each) => !isClosing(each))) {
    if (subheadings.has(node)) node.properties = { ...node.properties, id: subheadings.get(node) };
    const heading = headings.get(node);
    if (heading) {
      sections.push({ heading: { ...heading, title: wordsOf(node) }, children: [] });
    } else {
      (sections.at(-1)?.children ?? before).push(node);
    }
  }
  return { before, sections };
}

/** A heading’s values as JavaScript. */
const inScript = (heading) =>
  Object.entries(heading).map(([name, value]) => [
    name,
    name === 'title' ? value : JSON.stringify(value),
  ]);

/** `<Section number="4" id="…" title={…}>`, which `mdx-components.tsx` knows. */
export const sectionElement = ({ heading, children }) => ({
  type: 'mdxJsxFlowElement',
  name: 'Section',
  attributes: inScript(heading).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: script('mdxJsxAttributeValueExpression', value),
  })),
  children,
});

/** `export const sections = […]`, for the table of contents and for links to sections. */
export function exportOf(sections) {
  const entries = sections.map(({ heading }) =>
    inScript(heading).map(([name, value]) => `${name}: ${value}`),
  );
  const list = entries.map((each) => `{ ${each.join(', ')} }`).join(', ');
  return script('mdxjsEsm', `export const sections = [${list}]`);
}
