/**
 * The rules that sentences, links and legal texts share. Plain JavaScript: the MDX loader reads
 * this file as it is.
 */

/** What programs and pasting leave in a text, and what to do about it. */
const damages = [
  [
    /\S*(?:\uFFFD|[ÂÃâ][\u0080-\u00BF€‚-‡ˆ‰‹Œ-œŠšŸŽž™])\S*/,
    (found) =>
      `holds “${found}”, in which a letter was lost: save the file as UTF-8 and type the letter anew`,
  ],
  [
    /\S*\s?[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/,
    (found) =>
      `holds an invisible character after “${found.slice(0, -1).trim()}”: delete it and type the words around it anew`,
  ],
  [
    /\S*\p{L}\p{M}\S*/u,
    (found) =>
      found !== found.normalize('NFC') &&
      `holds “${found}”, an accented letter made of two signs (not Unicode NFC): type it anew`,
  ],
];

/**
 * What is damaged in a text, if anything.
 * @param {string} text
 * @returns {string | undefined}
 */
export function damageIn(text) {
  for (const [pattern, explain] of damages) {
    const [found] = pattern.exec(text) ?? [];
    const problem = found !== undefined && explain(found);
    if (problem) return problem;
  }
  return undefined;
}

const additive =
  '(?:additives?|sweeteners?|colou?rings?|flavou?rings?|aditivos?|abocantes?|edulcorantes?|saborizantes?|colorantes?)';
const gap = String.raw`[\s\p{Pd}]`;

/** “Additive-free” and its like, in both languages. */
const claims = new RegExp(
  [
    String.raw`\badditives?${gap}*free\b`,
    String.raw`\b(?:no|non|zero|without|free${gap}+(?:of|from)|(?:do|does|did)(?:${gap}+not|n[’']t)${gap}+\w+|never${gap}+\w+)${gap}+(?:(?:any|added|artificial)${gap}+)*${additive}\b`,
    String.raw`\bnothing${gap}+(?:(?:is|was|else)${gap}+)*added\b(?!${gap}+to\b)`,
    String.raw`\b(?:sin|cero|0|(?:libres?|exent[oa]s?)${gap}+de|no${gap}+\p{L}+|nunca${gap}+\p{L}+)${gap}+(?:(?:ning[uú]n|m[aá]s|los|otros)${gap}+)*${additive}\b`,
    String.raw`\baditivos?:?${gap}+(?:cero|0|ninguno)\b`,
    String.raw`\bsin${gap}+(?:nada${gap}+)?(?:agregad|añadid)[oa]s?\b|\bnada${gap}+(?:agregado|añadido)\b`,
  ].join('|'),
  'giu',
);

const denial = /\b(?:not|no|never|nothing|nobody|nor|nunca|nada|nadie|ni|tampoco)\b|n[’']t\b/iu;

/** Whether a text names some words in quotation marks, in a sentence that says that they are not used. */
function isDenied(text, from, to) {
  const before =
    text
      .slice(0, from)
      .split(/[.!?]\s|\n\s*\n/)
      .at(-1) ?? '';
  const [after = ''] = text.slice(to).split(/[.!?](?:\s|$)|\n\s*\n/);
  const [open, close] = [/[“«‘"]([^”»’"]*)$/.exec(before), /^[^“«‘"]*?[”»’"]/.exec(after)];
  return Boolean(
    open && close && denial.test(before.slice(0, open.index) + after.slice(close[0].length)),
  );
}

/**
 * A claim that nothing is in a bottle but what its class says, and where it begins: the denomination’s council takes such
 * words to court. A text may say why they are not used.
 * @param {string} text
 * @returns {{ problem: string, at: number } | undefined}
 */
export function claimIn(text) {
  for (const { 0: found, index } of text.matchAll(claims))
    if (!isDenied(text, index, index + found.length))
      return {
        at: index,
        problem: `holds “${found.replace(/\s+/g, ' ')}”: no claim about additives may stand on this site. Take it out; a sentence that says that such words are not used names them in quotation marks`,
      };
  return undefined;
}

/**
 * What is wrong with the address of a link, if anything.
 * @param {string} href
 * @param {{ paths: readonly string[], sectionIds: readonly string[] }} site its pages, and the ids of the home page
 * @returns {string | undefined}
 */
export function linkProblem(href, { paths, sectionIds }) {
  if (/^mailto:[^@\s]+@[^@\s]+$|^tel:\+?\d+$/.test(href)) return undefined;
  if (/^https:\/\/[^/\s]/.test(href) && URL.canParse(href)) return undefined;
  if (!/^\/(?!\/)/.test(href)) {
    return 'must begin with https://, with mailto: and an address, with tel: and a number, or with / and lead to a page of this site';
  }
  const [path = '', id] = href.split('#');
  if (!paths.includes(path)) return `leads to no page: write one of ${paths.join(', ')}`;
  // The ids of other pages are not known here.
  if (id === undefined || path !== '/' || sectionIds.includes(id)) return undefined;
  const known = sectionIds.map((each) => `/#${each}`).join(', ');
  return `leads to no section of the home page: write one of ${known}`;
}

/**
 * The id of a heading, or the address of a page: its words in lower case, joined by hyphens.
 * @param {string} title
 * @returns {string}
 */
export const slugify = (title) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Ids that the page around a text has, or may have: its parts, the specification’s sections, places of headings. */
const ownIds =
  /^(?:main|main-menu|contact|contents|held-scripts|home|colletions|plata|anejo|anjoi|experience|aboutus|section-\d+)$/;

/** As `slugify`, with the letters of every alphabet. */
const headingId = (title) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The ids of a text’s headings, in their order: never empty, never twice, never one that the page has already.
 * @param {readonly string[]} titles
 * @returns {string[]}
 */
export function sectionIds(titles) {
  const ids = [];
  for (const title of titles) {
    const id = headingId(title) || 'part';
    let free = id;
    for (let count = 2; ids.includes(free) || ownIds.test(free); count++) free = `${id}-${count}`;
    ids.push(free);
  }
  return ids;
}
