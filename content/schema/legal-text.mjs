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

const links = ['PageLink', 'MailLink'];

/** What `app/cookies/page.tsx` gives to its text. */
const components = ['DeviceTable'];

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
  /** The words that `{city}` stands for. */
  function factOf(name, node, file) {
    const fact = name.trim();
    if (Object.hasOwn(facts, fact)) return `${facts[fact]}`;
    const known = Object.keys(facts).map((each) => `{${each}}`);
    return file.fail(
      `{${name}} stands for nothing: write one of ${known.join(', ')}, or take the braces out`,
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
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxjsEsm') file.fail('A text imports nothing: take the line out', node);
      if (/^mdx(?:Text|Flow)Expression$/.test(node.type) && node.data.estree.body.length > 0) {
        parent.children[index] = { type: 'text', value: factOf(node.value, node, file) };
      }
      if (!/^mdxJsx(?:Text|Flow)Element$/.test(node.type)) return undefined;
      if (links.includes(node.name)) {
        parent.children[index] = linkOf(node, file);
        return SKIP;
      }
      if (/^[A-Z]/.test(node.name ?? '') && !components.includes(node.name)) {
        file.fail(
          `<${node.name}> is not known: write one of ${[...links, ...components].map((each) => `<${each} />`).join(', ')}`,
          node,
        );
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
