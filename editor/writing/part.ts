/** The parts of a text that are neither words nor plain Markdown, and what each is called where it is shown. */

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** `{company}`, `<PageLink to="cookies" />` or a picture, as a node of the text’s tree without positions. */
export interface Part {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly Attribute[];
  readonly children?: readonly unknown[];
}

/** A section of a text. One without a number follows the line that closes a legal text. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly number?: string;
}

type Words = Readonly<Record<string, string>>;

/** What a text may name, as the editor’s server reads it when the form is opened. */
export interface Known {
  /** Facts by their names, in words. */
  readonly facts: Words;
  /** Titles of the site’s pages by what `<PageLink>` calls them. */
  readonly pages: Words;
  /** Mail addresses by what `<MailLink>` calls them. */
  readonly mail: Words;
  /** Sections of the legal texts, by what `<PageLink>` calls their pages. */
  readonly sections: Readonly<Record<string, readonly Section[]>>;
}

export interface Naming {
  readonly words: string;
  /** What it stands for, or what is wrong with it. */
  readonly help: string;
  readonly kind: 'fact' | 'link' | 'block' | 'closing' | 'picture' | 'unknown';
}

const blockWords: Words = {
  Closing: 'The sections below have no number',
  DeviceTable: 'The table of what is kept on the device',
  FactSheet: 'The sheet of facts',
  PressKit: 'The files for the press',
  WhereToBuy: 'The way to the list of shops, once there are some',
};

export const fact = (name: string): Part => ({ type: 'mdxTextExpression', value: name });

export const element = (name: string, given: Words): Part => ({
  type: name in blockWords || name === 'Picture' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
  name,
  attributes: Object.entries(given).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [],
});

const isElement = ({ type }: Part) => type.startsWith('mdxJsx');

/** What an element is given under a name, where it is plain words. */
export function given({ attributes = [] }: Part, name: string): string | undefined {
  const value = attributes.find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** A node of a text’s tree without what only its file knows. */
export const bare = <Node>(node: Node): Node =>
  JSON.parse(
    JSON.stringify(node, (key, value) =>
      key === 'position' || key === 'data' ? undefined : value,
    ),
  );

/** All that is written in a part. */
const wordsIn = ({ value, children = [] }: Part): string =>
  value ?? (children as readonly Part[]).map(wordsIn).join(' ');

const unknown = (words: string, help = `${words} stands for nothing: take it out.`): Naming => ({
  words,
  help,
  kind: 'unknown',
});

function nameSection(part: Part, { pages, sections }: Known, own: readonly Section[]): Naming {
  const page = given(part, 'page');
  const among = page === undefined ? own : (sections[page] ?? []);
  const to = given(part, 'to') ?? '';
  const section = among.find(({ id }) => id === to);
  const where = page === undefined ? '' : ` of “${pages[page] ?? page}”`;
  if (!section)
    return unknown(`section “${to}”`, `There is no section “${to}”${where}: choose another.`);
  const { number, title } = section;
  return {
    words: number ?? title,
    help: `A link to ${number ? `section ${number}, ` : ''}“${title}”${where}. The number follows by itself.`,
    kind: 'link',
  };
}

/** What a part is called on its chip. `own`: the sections of the text that it stands in. */
export function nameOf(part: Part, known: Known, own: readonly Section[]): Naming {
  const { type, name } = part;
  if (type.endsWith('Expression')) {
    const called = wordsIn(part).trim();
    const value = known.facts[called];
    return value === undefined
      ? unknown(`{${called}}`)
      : { words: value, help: `{${called}}, a fact: change it in its own form.`, kind: 'fact' };
  }
  if (type === 'list')
    return {
      words: wordsIn(part),
      help: 'Its points have several paragraphs, which cannot be written here: it is kept as it is. Ask a developer to change it.',
      kind: 'block',
    };
  if (!isElement(part)) return unknown(wordsIn(part) || type, 'This cannot be shown: take it out.');
  const to = given(part, 'to') ?? '';
  if (name === 'SectionLink') return nameSection(part, known, own);
  if (name === 'PageLink' || name === 'MailLink') {
    const words = (name === 'PageLink' ? known.pages : known.mail)[to];
    return words === undefined
      ? unknown(`link to “${to}”`, `The link to “${to}” leads nowhere: take it out.`)
      : { words, help: `A link to “${words}”.`, kind: 'link' };
  }
  if (name === 'Picture') {
    const alt = given(part, 'alt') ?? '';
    return { words: alt, help: 'A picture.', kind: alt ? 'picture' : 'unknown' };
  }
  const words = blockWords[name ?? ''];
  return words === undefined
    ? unknown(`<${name}>`)
    : {
        words,
        help:
          name === 'Closing' ? 'This line is not shown on the page.' : 'The page puts it in here.',
        kind: name === 'Closing' ? 'closing' : 'block',
      };
}

/** Whether a part stands by itself between paragraphs. */
export const isBlock = ({ type, name }: Part) =>
  isElement({ type }) ? name === 'Picture' || (name ?? '') in blockWords : !isInline.has(type);

/** Parts of Markdown that a text does not have, and that stand among words. */
const isInline = new Set([
  'mdxTextExpression',
  'image',
  'imageReference',
  'linkReference',
  'footnoteReference',
  'html',
  'delete',
]);
