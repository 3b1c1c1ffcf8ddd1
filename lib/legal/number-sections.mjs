/**
 * A rehype plugin for the legal texts. Each `## 4. How long we keep it` and all that follows it
 * becomes a `<Section number={4} id="how-long-we-keep-it" title="How long we keep it">`, and the
 * file exports `sections`, from which its table of contents is made. Numbers are written by hand,
 * because counsel cites them; out of order, they stop the build.
 */
import path from 'node:path';
import { attribute, markPlaces } from './mark-places.mjs';

const numbered = /^(\d+)\.\s+(.+)$/;
/** How hashes of footnotes begin, which remark makes. */
const footnote = '#user-content-';

/** The text of a node and all that is nested in it. */
function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The id of a heading: its words in lower case, joined by hyphens. */
export function slugify(title) {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Reads “4. Title”; a heading without a number is a section without one. */
export function readHeading(text) {
  const [, number, title = text] = numbered.exec(text) ?? [];
  return { id: slugify(title), title, ...(number ? { number: Number(number) } : {}) };
}

/** A property of the `<Section>`; numbers stay numbers. */
function property(name, value) {
  if (typeof value === 'string') return attribute(name, value);
  const body = [{ type: 'ExpressionStatement', expression: literal(value) }];
  const estree = { type: 'Program', sourceType: 'module', body, comments: [] };
  return attribute(name, {
    type: 'mdxJsxAttributeValueExpression',
    value: `${value}`,
    data: { estree },
  });
}

function literal(value) {
  return { type: 'Literal', value, raw: JSON.stringify(value) };
}

function objectExpression(record) {
  return {
    type: 'ObjectExpression',
    properties: Object.entries(record).map(([key, value]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name: key },
      value: literal(value),
    })),
  };
}

/** The syntax tree of `export const sections = […]`. */
function exportOf(sections) {
  const declarator = {
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name: 'sections' },
    init: { type: 'ArrayExpression', elements: sections.map(objectExpression) },
  };
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] };
  const statement = {
    type: 'ExportNamedDeclaration',
    declaration,
    specifiers: [],
    source: null,
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** Fails at the first accented letter that is not in Unicode NFC, as some editors write them. */
function checkLetters(file) {
  const lines = String(file).split('\n');
  const index = lines.findIndex((line) => line !== line.normalize('NFC'));
  if (index < 0) return;
  file.fail(
    `Line ${index + 1} holds an accented letter made of two signs (not Unicode NFC): type its accented letters anew`,
  );
}

/** What stands before the first heading, and each heading with what follows it. */
function groupByHeading(nodes) {
  const before = [];
  const groups = [];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2') {
      groups.push({ node, heading: readHeading(textOf(node)), children: [] });
    } else {
      // Imports concern the whole text, wherever they stand.
      const target = node.type === 'mdxjsEsm' ? before : (groups.at(-1)?.children ?? before);
      target.push(node);
    }
  }
  return { before, groups };
}

/** Fails at the first number that does not follow the one before it. */
function checkNumbers(groups, file) {
  groups
    .filter(({ heading }) => heading.number !== undefined)
    .forEach(({ node, heading: { number, title } }, index) => {
      if (number === index + 1) return;
      file.fail(`Section “${number}. ${title}” should have the number ${index + 1}`, node);
    });
}

/** The first link to a section that its page does not have. */
function brokenLink(node, ids) {
  const href = node.type === 'element' && node.tagName === 'a' ? node.properties?.href : undefined;
  const isBroken =
    typeof href === 'string' &&
    href.startsWith('#') &&
    !href.startsWith(footnote) &&
    !ids.includes(href.slice(1));
  if (isBroken) return href;
  for (const child of node.children ?? []) {
    const found = brokenLink(child, ids);
    if (found) return found;
  }
  return undefined;
}

/** Fails at a link to a section that the text does not have. */
function checkLinks(tree, ids, file) {
  const broken = brokenLink(tree, ids);
  if (!broken) return;
  const known = ids.map((id) => `#${id}`).join(', ');
  file.fail(`The link to “${broken}” leads to no section of this page: write one of ${known}`);
}

export default function numberSections() {
  return (tree, file) => {
    checkLetters(file);
    const name = file.path ? path.relative(file.cwd, file.path).replaceAll('\\', '/') : 'this text';
    const { before, groups } = groupByHeading(markPlaces(tree, name).children);
    checkNumbers(groups, file);
    const headings = groups.map(({ heading }) => heading);
    checkLinks(
      tree,
      headings.map(({ id }) => id),
      file,
    );
    tree.children = [
      exportOf(headings),
      ...before,
      ...groups.map(({ heading, children }) => ({
        type: 'mdxJsxFlowElement',
        name: 'Section',
        attributes: Object.entries(heading).map(([key, value]) => property(key, value)),
        children,
      })),
    ];
  };
}
