/**
 * A rehype plugin for legal texts and text pages. It puts facts and links in their places, makes a
 * `<Section>` of each `## Title` and exports `sections` for the table of contents. Any mistake
 * stops the build and `npm run check`, with file and line. The sections of legal texts are numbered here, because
 * lawyers cite them by number.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SKIP, visit } from 'unist-util-visit';
import { checkParts, isPage } from './mdx-parts.mjs';
import {
  exportOf,
  legalFile,
  readHeadings,
  readSections,
  script,
  sectionElement,
  sectionsIn,
} from './mdx-sections.mjs';
import { nameTables } from './mdx-tables.mjs';
import { claimIn, damageIn, linkProblem } from './rules.mjs';

const links = ['PageLink', 'MailLink', 'SectionLink'];

/** What a page’s sections are called in the text that has a link to one. */
const sectionsOf = (page) => `sectionsOf_${page}`;

/** The folder of a text’s language. */
const languageOf = ({ path: file = '' }) => /(?:legal|texts)\/(\w+)\//.exec(file)?.[1] ?? 'en';

/** What an element is given, as HTML or as JSX. */
const given = ({ properties, attributes = [] }) =>
  properties ?? Object.fromEntries(attributes.map(({ name, value }) => [name, value]));

const wordsOf = (node) => node.value ?? (node.children ?? []).map(wordsOf).join('');

/** An address that is written out is a link to remark-gfm, which begins one without a scheme with `http://`. */
function makeSafe(node) {
  const { href } = node.properties ?? {};
  const bare = (text) => text.replace(/^http:\/\//, '');
  if (/^http:/.test(href) && bare(href) === bare(wordsOf(node)))
    node.properties.href = href.replace('http:', 'https:');
}

const attribute = (name, value) => ({ type: 'mdxJsxAttribute', name, value });

/** A link whose address and words, and what is read out of it, are pieces of JavaScript. */
const link = (href, text, label) => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [
    attribute('href', script('mdxJsxAttributeValueExpression', href)),
    ...(label ? [attribute('aria-label', script('mdxJsxAttributeValueExpression', label))] : []),
  ],
  children: [script('mdxTextExpression', text)],
});

/** What a text is made of besides its words. */
const imports = (pages) =>
  script(
    'mdxjsEsm',
    [
      "import { factsByName as facts } from '@/content/legal'",
      "import { linkTo } from '@/content/page-links'",
      "import { linkToTextAt, sectionAt } from '@/content/texts'",
      ...pages.map(
        (page) => `import { sections as ${sectionsOf(page)} } from '@legal/${legalFile(page)}'`,
      ),
    ].join(';'),
  );

/** @param {import('./mdx-options').MdxTextOptions} options */
export default function mdxText(options) {
  const { facts, addresses, pages, legalPages, prefixes, mail, site } = options;
  const { legalFolder, textsFolder } = options;
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

  /** The link that `<SectionLink to="accounts" />`, or one to another legal text, stands for: its words are the number. */
  function sectionLinkOf(node, headings, file) {
    const { to, page } = given(node);
    if (page !== undefined && !legalPages.includes(page))
      file.fail(`“${page}” is no legal text: write one of ${legalPages.join(', ')}`, node);
    const sections =
      page === undefined
        ? [...headings.values()]
        : sectionsIn(path.join(legalFolder, languageOf(file), legalFile(page)));
    if (sections && !sections.some(({ id }) => id === to)) {
      const known = sections.map(({ id }) => id).join(', ');
      const where = page === undefined ? 'this text' : `“${page}”`;
      file.fail(`There is no section “${to}” in ${where}: write one of ${known}`, node);
    }
    const at = `sectionAt(${page === undefined ? 'sections' : sectionsOf(page)}, '${to}')`;
    const address = page === undefined ? `'#${to}'` : `linkTo('${page}').href + '#${to}'`;
    return link(address, `${at}.words`, `${at}.label`);
  }

  function checkLetters(file) {
    for (const [index, line] of String(file).split('\n').entries()) {
      const damage = damageIn(line);
      if (damage) file.fail(`The line ${damage}`, { line: index + 1, column: 1 });
    }
  }

  function checkClaims(file) {
    // Without the signs of emphasis, which may stand inside of a phrase.
    const plain = String(file).replace(/[*_]/g, '');
    const claim = claimIn(plain);
    if (!claim) return;
    const line = plain.slice(0, claim.at).split('\n').length;
    file.fail(`The text ${claim.problem}`, { line, column: 1 });
  }

  /** The fact that is the address of `<a href={profileUrl}>`. */
  function addressOf({ type, value }, node, file) {
    const fact = factOf(value, type, node, file);
    if (addresses.includes(value.trim())) return fact;
    const known = addresses.map((each) => `{${each}}`).join(', ');
    return file.fail(`{${value}} is no address: write one of ${known}`, node);
  }

  /** Puts the words of facts and links in their places. Returns the legal pages to whose sections there are links. */
  function fillIn(tree, headings, file) {
    const linked = new Set();
    visit(tree, (node, index, parent) => {
      if (/^mdx(?:Text|Flow)Expression$/.test(node.type) && node.data.estree.body.length > 0) {
        parent.children[index] = factOf(node.value, node.type, node, file);
        return SKIP;
      }
      if (links.includes(node.name)) {
        const isToSection = node.name === 'SectionLink';
        parent.children[index] = isToSection
          ? sectionLinkOf(node, headings, file)
          : linkOf(node, file);
        if (isToSection && given(node).page) linked.add(given(node).page);
        return SKIP;
      }
      for (const given of node.attributes ?? []) {
        if (given.value?.type) given.value = addressOf(given.value, node, file);
      }
      return undefined;
    });
    return [...linked];
  }

  function checkLinks(tree, ids, file) {
    const texts = textsNow().flatMap((text) => prefixes.map((prefix) => `${prefix}/${text}`));
    const paths = [...new Set([...site.paths, ...texts])];
    visit(tree, (node) => {
      if (node.tagName !== 'a' && node.name !== 'a') return;
      makeSafe(node);
      // An attribute without a value is null.
      const href = given(node).href ?? '';
      // The address comes from a fact or a route, which its own rule has checked.
      if (typeof href !== 'string') return;
      const isOwn = href.startsWith('#');
      if (isOwn && ids.some((id) => [id, encodeURI(id)].includes(href.slice(1)))) return;
      const problem = isOwn
        ? `leads to no section of this page: write one of ${ids.map((id) => `#${id}`).join(', ')}`
        : linkProblem(href, { ...site, paths });
      if (problem) file.fail(`The link to “${href}” ${problem}`, node);
    });
  }

  return (tree, file) => {
    checkLetters(file);
    checkClaims(file);
    checkParts(tree, file);
    const found = readHeadings(tree, !isPage(file));
    for (const [node, { title, number }] of found.headings) {
      const [typed] = /^\d+\.\s+/.exec(title) ?? [];
      if (number && typed)
        file.fail(`Section “${title}” gets its number by itself: take “${typed}” out`, node);
    }
    const linked = fillIn(tree, found.headings, file);
    nameTables(tree);
    const { before, sections } = readSections(tree, found);
    const ids = [...found.headings.values()].map(({ id }) => id);
    checkLinks(tree, [...ids, ...found.subheadings.values()], file);
    tree.children = [
      imports(linked),
      exportOf(sections),
      ...before,
      ...sections.map(sectionElement),
    ];
  };
}
