/** Makes of what Word, Google Docs or a page puts on the clipboard the few things that a text may have. */

const kept = new Set(['P', 'H2', 'H3', 'UL', 'OL', 'LI', 'A', 'BR', 'TABLE', 'TR', 'TD', 'TH']);
const dropped = 'style, script, meta, link, title, xml, img, svg, object, iframe, button, input';
const blocks =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, table, tr, td, th, blockquote, pre, section, article';
/** Where a link may lead. */
const leads = /^(?:https:|mailto:|tel:|\/(?!\/))/;

/** Signs that nobody sees, spaces that do not break, and quotation marks of other houses. */
const cleanLetters = (text: string): string =>
  text
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[„«]\s?([^„“”«»]*?)\s?[“”»]/g, '“$1”')
    .replace(/‚([^‚‘’]*)[‘’]/g, '‘$1’')
    .normalize('NFC');

const numbered = /^\s*\(?(?:\d+|[a-z])[.)]/;
const listStart = /^\s*(?:[·•▪◦‣oØ§\-–]|\(?(?:\d+|[a-z])[.)])\s+/u;

/** Word writes a list as paragraphs, each with its sign between two conditional comments. */
function makeLists(body: HTMLElement): void {
  const points = body.querySelectorAll<HTMLElement>(
    'p[class*="MsoListParagraph"], p[data-style*="mso-list"]',
  );
  for (const point of points) {
    const name = numbered.test(point.textContent ?? '') ? 'OL' : 'UL';
    for (const sign of point.querySelectorAll('span[data-style*="mso-list"]')) sign.remove();
    const item = document.createElement('li');
    item.append(...point.childNodes);
    const [first] = item.childNodes;
    if (first instanceof Text) first.data = first.data.replace(listStart, '');
    const before = point.previousElementSibling;
    const list = before?.nodeName === name ? before : document.createElement(name);
    if (list !== before) point.before(list);
    list.append(item);
    point.remove();
  }
}

interface Style {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** In a cell, lines are broken and are no paragraphs. */
  readonly isInCell: boolean;
}

/** A value of a style that is kept as data. */
const styled = ({ dataset }: HTMLElement, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`, 'i').exec(dataset.style ?? '')?.[1] ?? '';

/** Whether a style or a tag makes words bold or italic. */
function styleOf(node: HTMLElement, { isBold, isItalic, isInCell }: Style): Style {
  const [fontWeight, fontStyle] = [styled(node, 'font-weight'), styled(node, 'font-style')];
  const isHeading = /^(?:H[1-6]|TH)$/.test(node.nodeName);
  const bold = fontWeight
    ? fontWeight === 'bold' || Number(fontWeight) >= 600
    : isBold || /^(?:B|STRONG)$/.test(node.nodeName);
  const italic = fontStyle ? fontStyle === 'italic' : isItalic || /^(?:I|EM)$/.test(node.nodeName);
  return {
    isBold: bold && !isHeading,
    isItalic: italic,
    isInCell: isInCell || /^T[DH]$/.test(node.nodeName),
  };
}

/** What an element becomes, or undefined where only what is in it stays. */
function nameFor(node: HTMLElement, isInCell: boolean): string | undefined {
  const { nodeName: name } = node;
  if (isInCell && !/^(?:A|BR|T[DH])$/.test(name)) return undefined;
  if (/^H[12]$/.test(name)) return 'H2';
  if (/^H[3-6]$/.test(name)) return 'H3';
  if (name === 'A' && !leads.test(node.getAttribute('href') ?? '')) return undefined;
  if (kept.has(name)) return name;
  return /^(?:DIV|PRE|BLOCKQUOTE)$/.test(name) && !node.querySelector(blocks) ? 'P' : undefined;
}

function copyText(text: string, from: Node, into: HTMLElement, { isBold, isItalic }: Style): void {
  const words = cleanLetters(text).replace(/\s+/g, ' ');
  const isBetween = from instanceof Element && from.matches('body, ul, ol, table, tbody, tr');
  if (words === '' || (words === ' ' && isBetween)) return;
  const names = [isBold && 'strong', isItalic && 'em'].filter((name) => name !== false);
  names
    .reduce((target, name) => target.appendChild(document.createElement(name)), into)
    .append(words);
}

function copy(from: Node, into: HTMLElement, style: Style): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) copyText(node.data, from, into, style);
    if (!(node instanceof HTMLElement)) continue;
    if (node.dataset.part) {
      into.append(node.cloneNode(true));
      continue;
    }
    const inner = styleOf(node, style);
    const name = nameFor(node, style.isInCell);
    if (name === undefined) {
      const isLine = style.isInCell && node.matches(blocks) && into.textContent?.trim();
      if (isLine) into.append(document.createElement('br'));
      copy(node, into, inner);
      continue;
    }
    const made = document.createElement(name);
    if (name === 'A') made.setAttribute('href', node.getAttribute('href') ?? '');
    into.append(made);
    copy(node, made, inner);
    // Word merges cells; here each line has as many as its table has columns.
    const { colSpan = 1 } = node as Partial<HTMLTableCellElement>;
    for (let more = 1; more < colSpan; more++) into.append(document.createElement(name));
  }
}

const isEmpty = (element: Element) =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('[data-part]');

/** HTML whose styles are data: a strict policy refuses them, also where nothing is shown. */
const withoutStyles = (html: string) =>
  html
    .replace(/<style[^]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));

/** The HTML of what is pasted, as a text may hold it. */
export function clean(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const each of body.querySelectorAll(dropped)) each.remove();
  makeLists(body);
  const out = document.createElement('div');
  copy(body, out, { isBold: false, isItalic: false, isInCell: false });
  for (const each of out.querySelectorAll('p, li, h2, h3, table')) if (isEmpty(each)) each.remove();
  return out.innerHTML;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Plain text as HTML: an empty line begins a paragraph, a new line breaks one. */
export const htmlOf = (text: string): string =>
  text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((lines) => `<p>${cleanLetters(escaped(lines.trim())).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
