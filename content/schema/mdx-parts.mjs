/**
 * What may stand in a legal text or a text page: what Markdown makes, and the parts of this site,
 * each with the attributes that it may have. Whatever is in neither table is refused, by
 * `npm run check:content`, by the editor and by the build. Plain JavaScript: the MDX loader reads
 * this file as it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';

/** Elements that Markdown makes, and their attributes. */
const elements = {
  p: [],
  h2: [],
  h3: [],
  ul: [],
  ol: ['start'],
  li: [],
  strong: [],
  em: [],
  code: [],
  br: [],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['align'],
  td: ['align'],
};

/** Tags that a writer may type, and their attributes. `on`: the kinds of text whose page shows such a part. */
const parts = {
  PageLink: { attributes: ['to'] },
  MailLink: { attributes: ['to'] },
  SectionLink: { attributes: ['to', 'page'] },
  Picture: { attributes: ['name', 'alt'], on: ['page'] },
  Closing: { attributes: [], on: ['legal', 'cookies'] },
  DeviceTable: { attributes: [], on: ['cookies'] },
  FactSheet: { attributes: [], on: ['page'] },
  PressKit: { attributes: [], on: ['page'] },
  WhereToBuy: { attributes: [], on: ['page'] },
  br: { attributes: [] },
  a: { attributes: ['href', 'hrefLang'], hasWords: true },
};

/** What else Markdown makes, elements and an attribute, by the signs that make it. */
const signs = {
  h1: 'a heading with one #, which is the title’s alone: write ##',
  h4: 'a heading with more than three #: write ###',
  h5: 'a heading with more than three #: write ###',
  h6: 'a heading with more than three #: write ###',
  blockquote: 'a line that begins with >: take the > out',
  pre: 'a block between ```: take the signs out',
  del: 'words struck through with ~: take the ~ out',
  hr: 'a line across the page: take --- or *** out',
  className: 'boxes to tick: take the brackets at the beginning out',
  sup: 'footnotes: write the note where it belongs',
};

const legalFile = /legal\/\w+\/([\w-]+)\.mdx$/;

/** A text page begins with its title and the like, between two lines of hyphens. */
export const isPage = (file) => /^---\r?\n/.test(String(file)) && !legalFile.test(file.path ?? '');

/** `app/cookies/page.tsx` and `app/[page]/page.tsx` give parts to their texts; the other legal texts have none. */
function kindOf(file) {
  if (isPage(file)) return 'page';
  const [, name = 'cookies'] = legalFile.exec(file.path ?? '') ?? [];
  return name === 'cookies' ? 'cookies' : 'legal';
}

const quoted = (names) => names.map((each) => `“${each}”`).join(' and ');

const knownIn = (file) =>
  Object.keys(parts).filter((name) => parts[name].on?.includes(kindOf(file)) ?? true);

/** What is wrong with a tag as it is written, if anything. */
const tagProblem = (tag, name, known) =>
  /^<br\s*>$/.test(tag) ? 'A line breaks at <br />, with the slash' : nameProblem(name, known);

/** What is wrong with the name of a tag, if anything. */
function nameProblem(name, known) {
  if (known.includes(name)) return undefined;
  const tags = known.flatMap((each) => (/^[A-Z]/.test(each) ? `<${each} />` : [])).join(', ');
  return /^[A-Z]\w*$/.test(name)
    ? `<${name}> is not known: write one of ${tags}`
    : `<${name}> cannot stand in a text: take it out. A text holds paragraphs, ## headings, lists, tables, [links](/faq), pictures of this site and ${tags}`;
}

/**
 * The first tag that is no part, with its line: the parser may fail at what is in such a tag before any rule sees it.
 */
export function findWrongTag(file) {
  const known = knownIn(file);
  return String(file)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/(?<!\\)<([a-z][\w.-]*)(?:\s*>|(?=[\s/]|$))/gi)].map(([tag, name]) => ({
        line: index + 1,
        reason: tagProblem(tag, name, known),
      })),
    )
    .find(({ reason }) => reason);
}

/** Fails at a tag that is no part, or at what a part may not have. */
function checkTag(node, known, file) {
  const { attributes, children } = node;
  const name = node.name ?? '';
  const problem = nameProblem(name, known);
  if (problem) file.fail(problem, node);
  const part = parts[name];
  const given = attributes.map((each) => each.name ?? `{${each.value}}`);
  const wrong = given.find(
    (each, index) => !part.attributes.includes(each) || given.indexOf(each) < index,
  );
  if (wrong !== undefined) {
    const may = part.attributes.length > 0 ? `only ${quoted(part.attributes)}, once` : 'nothing';
    file.fail(`<${name}> cannot have “${wrong}”: it may have ${may}`, node);
  }
  if (!part.hasWords && children.length > 0)
    file.fail(`<${name}> holds no words: write <${name} … /> and the words beside it`, node);
}

function checkElement(node, parent, file) {
  const { tagName, properties } = node;
  const allowed = elements[tagName];
  if (!allowed) file.fail(`A text cannot hold ${signs[tagName] ?? `<${tagName}>`}`, node);
  const wrong = Object.keys(properties).find((each) => !allowed.includes(each));
  if (wrong) file.fail(`A text cannot hold ${signs[wrong] ?? `<${tagName} ${wrong}>`}`, node);
  if (/^h\d$/.test(tagName) && parent.type !== 'root')
    file.fail('A heading cannot stand in a list: begin its line with the #', node);
}

const attribute = (node, name) => node.attributes.find((each) => each.name === name)?.value;

/** The packed pictures: the editor packs new ones while the site runs, so they are read for each text. */
const packed = () =>
  [...readFileSync('content/images/manifest.ts', 'utf8').matchAll(/^  '?([\w-]+)'?: \{$/gm)].map(
    ([, name]) => name,
  );

/** Fails at a packed picture that is not there, or says nothing to those who do not see it. */
function checkPacked(node, file) {
  const name = attribute(node, 'name');
  if (!packed().includes(name))
    file.fail(`There is no picture “${name ?? ''}”: choose one in the editor`, node);
  const alt = attribute(node, 'alt');
  if (typeof alt !== 'string' || alt.trim() === '')
    file.fail(`The picture “${name}” needs words for those who do not see it: alt="…"`, node);
}

/** Fails at a picture of `public` that is not there, or says nothing to those who do not see it. */
function checkPicture(node, file) {
  const { src, alt } = node.properties;
  const ours = readdirSync('public', { recursive: true }).map((each) => `/${each}`);
  if (!src.startsWith('/') || src.startsWith('//'))
    file.fail(
      `The picture “${src}” is not of this site: only those in its folder “public” are shown, as in ![What it shows](/share/home.jpg)`,
      node,
    );
  if (!ours.includes(src) || !/\.(?:avif|webp|jpe?g|png|svg)$/.test(src))
    file.fail(`The picture “${src}” is not there: mend its address, or take it out`, node);
  if (!alt?.trim())
    file.fail(
      `The picture “${src}” needs words for those who do not see it: ![words](${src})`,
      node,
    );
}

/** Fails at whatever may not stand in a text. */
export function checkParts(tree, file) {
  const known = knownIn(file);
  visit(tree, (node, _, parent) => {
    if (node.type === 'mdxjsEsm')
      file.fail(
        'A text imports and exports nothing: take the line out, or begin it with another word',
        node,
      );
    if (/^mdxJsx(?:Text|Flow)Element$/.test(node.type)) checkTag(node, known, file);
    if (node.type === 'element') checkElement(node, parent, file);
    if (node.name === 'Picture') checkPacked(node, file);
    if (node.tagName === 'img') checkPicture(node, file);
  });
}
