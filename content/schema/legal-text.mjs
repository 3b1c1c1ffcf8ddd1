/**
 * A rehype plugin for `content/legal/*.mdx`. It puts facts and links in their places, makes a
 * `<Section>` of each `## 4. Title` and exports `sections` for the table of contents. Any mistake
 * stops the build and `npm run check`, with file and line.
 *
 * Section numbers are typed by hand because lawyers cite them.
 */
import { parse } from 'acorn';
import { SKIP, visit } from 'unist-util-visit';
import { damageIn, linkProblem } from './rules.mjs';

/** The one section that has no number. */
const unnumbered = 'Acknowledgment';

const ownComponents = ['PageLink', 'MailLink'];

/** The text of a node and all that is nested in it. */
const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** What an element is given, as HTML or as JSX. */
const given = ({ properties, attributes = [] }) =>
  properties ?? Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

const link = (href, text) => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [{ type: 'text', value: text }],
});

/** The id of a heading: its words in lower case, joined by hyphens. */
function slugify(title) {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param {import('./legal-options').LegalOptions} options */
export default function legalText({ facts, pages, mail, site }) {
  /** The words that `{brand.company.city}` stands for. */
  function factOf(name, node, file) {
    const fact = name
      .trim()
      .split('.')
      .reduce((tree, key) => (Object.hasOwn(Object(tree), key) ? tree[key] : undefined), facts);
    if (typeof fact === 'string' || typeof fact === 'number') return `${fact}`;
    return file.fail(
      `{${name}} is no fact: mend the name; content/brand.ts and content/legal/facts.ts have them`,
      node,
    );
  }

  /** The link that `<PageLink to="cookies" />` or `<MailLink to="privacy" />` stands for. */
  function linkOf(node, file) {
    const isPage = node.name === 'PageLink';
    const known = isPage ? pages : mail;
    const { to } = given(node);
    if (!Object.hasOwn(known, to)) {
      const names = Object.keys(known).join(', ');
      const written = `<${node.name} to="${to}">`;
      file.fail(`${written} names nothing that is there: write one of ${names}`, node);
    }
    return isPage
      ? link(pages[to].path, pages[to].breadcrumb)
      : link(`mailto:${mail[to]}`, mail[to]);
  }

  function checkLetters(file) {
    for (const [index, line] of String(file).split('\n').entries()) {
      const damage = damageIn(line);
      if (damage) file.fail(`The line ${damage}`, { line: index + 1, column: 1 });
    }
  }

  /** Puts the words of facts and links in their places. */
  function fillIn(tree, file) {
    const components = [...ownComponents];
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxjsEsm') {
        const names = node.data.estree.body.flatMap(({ specifiers = [] }) => specifiers);
        components.push(...names.map(({ local }) => local.name));
      }
      if (/^mdx(?:Text|Flow)Expression$/.test(node.type) && node.data.estree.body.length > 0) {
        parent.children[index] = { type: 'text', value: factOf(node.value, node, file) };
      }
      if (!/^mdxJsx(?:Text|Flow)Element$/.test(node.type)) return undefined;
      if (ownComponents.includes(node.name)) {
        parent.children[index] = linkOf(node, file);
        return SKIP;
      }
      if (/^[A-Z]/.test(node.name ?? '') && !components.includes(node.name)) {
        file.fail(`<${node.name}> is not known: mend the name or import it`, node);
      }
      for (const attribute of node.attributes) {
        if (attribute.value?.type !== 'mdxJsxAttributeValueExpression') continue;
        attribute.value = factOf(attribute.value.value, node, file);
      }
      return undefined;
    });
  }

  /** What stands before the first heading, and each section with what follows its heading. */
  function sectionsOf(tree, file) {
    const before = [];
    const sections = [];
    for (const node of tree.children) {
      if (node.tagName !== 'h2') {
        (node.type === 'mdxjsEsm' ? before : (sections.at(-1)?.children ?? before)).push(node);
        continue;
      }
      const heading = textOf(node);
      const [, number, title = heading] = /^(\d+)\.\s+(.+)$/.exec(heading) ?? [];
      const due = sections.length + 1;
      if (title !== unnumbered && Number(number) !== due) {
        file.fail(
          `Section “${heading}” should have the number ${due}: “## ${due}. ${title}”`,
          node,
        );
      }
      sections.push({ attributes: { id: slugify(title), number, title }, children: [] });
    }
    return { before, sections };
  }

  function checkLinks(tree, ids, file) {
    visit(tree, (node) => {
      if (node.tagName !== 'a' && node.name !== 'a') return;
      const { href = '' } = given(node);
      const isOwn = href.startsWith('#');
      if (isOwn && ids.includes(href.slice(1))) return;
      const problem = isOwn
        ? `leads to no section of this page: write one of ${ids.map((id) => `#${id}`).join(', ')}`
        : linkProblem(href, site);
      if (problem) file.fail(`The link to “${href}” ${problem}`, node);
    });
  }

  return (tree, file) => {
    checkLetters(file);
    fillIn(tree, file);
    const { before, sections } = sectionsOf(tree, file);
    const headings = sections.map(({ attributes }) => attributes);
    checkLinks(
      tree,
      headings.map(({ id }) => id),
      file,
    );
    const value = `export const sections = ${JSON.stringify(headings)}`;
    const estree = parse(value, { ecmaVersion: 'latest', sourceType: 'module' });
    tree.children = [
      { type: 'mdxjsEsm', value, data: { estree } },
      ...before,
      ...sections.map(({ attributes, children }) => ({
        type: 'mdxJsxFlowElement',
        name: 'Section',
        attributes: Object.entries(attributes)
          .filter(([, text]) => text)
          .map(([name, text]) => ({ type: 'mdxJsxAttribute', name, value: text })),
        children,
      })),
    ];
  };
}
