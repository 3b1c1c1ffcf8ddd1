/**
 * A rehype plugin for legal texts and text pages. It puts facts and links in their places, makes a
 * `<Section>` of each `## Title` and exports `sections` for the table of contents. Any mistake
 * stops the build and `npm run check`, with file and line.
 *
 * The sections of legal texts have numbers, typed by hand because lawyers cite them.
 */
import { readdirSync } from 'node:fs';
import { SKIP, visit } from 'unist-util-visit';
import { checkParts, isPage } from './mdx-parts.mjs';
import { exportOf, readSections, script, sectionElement } from './mdx-sections.mjs';
import { damageIn, linkProblem } from './rules.mjs';

const links = ['PageLink', 'MailLink'];

/** What an element is given, as HTML or as JSX. */
const given = ({ properties, attributes = [] }) =>
  properties ?? Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

const attribute = (name, value) => ({ type: 'mdxJsxAttribute', name, value });

/** A link whose address and words are pieces of JavaScript. */
const link = (href, text) => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [attribute('href', script('mdxJsxAttributeValueExpression', href))],
  children: [script('mdxTextExpression', text)],
});

const factsModule = script(
  'mdxjsEsm',
  "import { factsByName as facts } from '@/content/legal'; import { linkTo } from '@/content/pages'; import { linkToTextAt } from '@/content/texts'",
);

/** @param {import('./mdx-options').MdxTextOptions} options */
export default function mdxText({ facts, addresses, pages, textsFolder, prefixes, mail, site }) {
  const textsNow = () => readdirSync(textsFolder).map((file) => file.replace(/\.mdx$/, ''));

  /** `{city}` as the page reads it when it is rendered, so that it follows a change of the fact. */
  function factOf(name, type, node, file) {
    const fact = name.trim();
    if (facts.includes(fact)) return script(type, `facts.${fact}`);
    const known = facts.map((each) => `{${each}}`).join(', ');
    return file.fail(
      `{${name}} stands for nothing: write one of ${known}, or take the braces out`,
      node,
    );
  }

  /** The link that `<PageLink to="cookies" />` or `<MailLink to="privacy" />` stands for. */
  function linkOf(node, file) {
    const isToPage = node.name === 'PageLink';
    const texts = textsNow();
    const known = isToPage ? [...pages, ...texts] : mail;
    const { to } = given(node);
    if (!known.includes(to)) {
      const written = `<${node.name} to="${to}">`;
      file.fail(`${written} names nothing that is there: write one of ${known.join(', ')}`, node);
    }
    if (!isToPage) return link(`'mailto:' + facts.${to}Email`, `facts.${to}Email`);
    const target = texts.includes(to) ? `linkToTextAt('${to}')` : `linkTo('${to}')`;
    return link(`${target}.href`, `${target}.label`);
  }

  function checkLetters(file) {
    for (const [index, line] of String(file).split('\n').entries()) {
      const damage = damageIn(line);
      if (damage) file.fail(`The line ${damage}`, { line: index + 1, column: 1 });
    }
  }

  /** The fact that is the address of `<a href={profileUrl}>`. */
  function addressOf({ type, value }, node, file) {
    const fact = factOf(value, type, node, file);
    if (addresses.includes(value.trim())) return fact;
    const known = addresses.map((each) => `{${each}}`).join(', ');
    return file.fail(`{${value}} is no address: write one of ${known}`, node);
  }

  /** Puts the words of facts and links in their places. */
  function fillIn(tree, file) {
    visit(tree, (node, index, parent) => {
      if (/^mdx(?:Text|Flow)Expression$/.test(node.type) && node.data.estree.body.length > 0) {
        parent.children[index] = factOf(node.value, node.type, node, file);
        return SKIP;
      }
      if (links.includes(node.name)) {
        parent.children[index] = linkOf(node, file);
        return SKIP;
      }
      for (const given of node.attributes ?? []) {
        if (given.value?.type) given.value = addressOf(given.value, node, file);
      }
      return undefined;
    });
  }

  function checkLinks(tree, ids, file) {
    const texts = textsNow().flatMap((text) => prefixes.map((prefix) => `${prefix}/${text}`));
    const paths = [...new Set([...site.paths, ...texts])];
    visit(tree, (node) => {
      if (node.tagName !== 'a' && node.name !== 'a') return;
      // An attribute without a value is null.
      const href = given(node).href ?? '';
      // The address comes from a fact or a route, which its own rule has checked.
      if (typeof href !== 'string') return;
      const isOwn = href.startsWith('#');
      if (isOwn && ids.includes(href.slice(1))) return;
      const problem = isOwn
        ? `leads to no section of this page: write one of ${ids.map((id) => `#${id}`).join(', ')}`
        : linkProblem(href, { ...site, paths });
      if (problem) file.fail(`The link to “${href}” ${problem}`, node);
    });
  }

  return (tree, file) => {
    checkLetters(file);
    checkParts(tree, file);
    fillIn(tree, file);
    const { before, sections } = readSections(tree, file, !isPage(file));
    const headings = sections.map(({ heading }) => heading);
    checkLinks(
      tree,
      headings.map(({ id }) => id),
      file,
    );
    tree.children = [factsModule, exportOf(headings), ...before, ...sections.map(sectionElement)];
  };
}
