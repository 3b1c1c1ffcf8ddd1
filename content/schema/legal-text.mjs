/**
 * A rehype plugin for `content/legal/*.mdx`. It puts facts and links in their places, makes a
 * `<Section>` of each `## 4. Title` and exports `sections` for the table of contents. Any mistake
 * stops the build and `npm run check`, with file and line.
 *
 * Section numbers are typed by hand because lawyers cite them.
 */
import { SKIP, visit } from 'unist-util-visit';
import { exportOf, readSections, sectionElement } from './legal-sections.mjs';
import { damageIn, linkProblem } from './rules.mjs';

const ownComponents = ['PageLink', 'MailLink'];

/** What an element is given, as HTML or as JSX. */
const given = ({ properties, attributes = [] }) =>
  properties ?? Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

const link = (href, text) => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [{ type: 'text', value: text }],
});

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

  function checkLinks(tree, ids, file) {
    visit(tree, (node) => {
      if (node.tagName !== 'a' && node.name !== 'a') return;
      const href = given(node).href ?? '';
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
    const { before, sections } = readSections(tree, file);
    const headings = sections.map(({ heading }) => heading);
    checkLinks(
      tree,
      headings.map(({ id }) => id),
      file,
    );
    tree.children = [exportOf(headings), ...before, ...sections.map(sectionElement)];
  };
}
