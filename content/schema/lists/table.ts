/**
 * A list as a table, as spreadsheets write and read it. For the editor and `npm run lists`; nothing of it is in a page.
 */
import Papa from 'papaparse';
import * as v from 'valibot';
import { explain } from '../find-problems';
import { fieldOf, titleOf, type Entry, type List } from './list';

/** What is wrong in a table: in which row, as the spreadsheet counts them, and in which column; neither, if with the whole. */
export interface TableProblem {
  readonly row?: number;
  readonly column?: string;
  readonly problem: string;
}

export type TableReading =
  | { readonly entries: readonly Entry[] }
  | { readonly problems: readonly [TableProblem, ...TableProblem[]] };

/** What a table would change. */
export interface Changes {
  readonly new: readonly Entry[];
  readonly changed: readonly { readonly from: Entry; readonly to: Entry }[];
  readonly gone: readonly Entry[];
}

/** The text of a file: UTF-8 or UTF-16 with their marks, UTF-8 without, else Windows-1252, as older spreadsheets write. */
function textOfTable(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Spaces and line breaks as one space each; spreadsheets use spaces that do not break. */
const tidy = (cell: string) => cell.replace(/\s+/g, ' ').trim().normalize('NFC');

/** What guards a cell that a spreadsheet would take for a formula. */
const guard = /^'(?=[=+\-@\t\r])/;

const plain = (title: string) =>
  tidy(title)
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/** The value of a cell: a number where its field is one, and a choice however it is written. */
function valueOf(list: List, name: string, cell: string): string | number {
  const { kind, choices } = fieldOf(list, name);
  if (kind === 'number') {
    // 40,5 and 40.5; 1,842 and 1.842 are whole numbers.
    const digits = cell.replace(/[.,\s](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
    return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : cell;
  }
  return choices.find((choice) => plain(choice) === plain(cell)) ?? cell;
}

interface Row {
  readonly row: number;
  readonly entry: Entry;
}

/** What is wrong with the columns, said once. */
function columnProblems(
  list: List,
  titles: readonly string[],
  found: readonly (string | undefined)[],
) {
  const known = list.fields.map((name) => titleOf(list, name)).join(', ');
  const unknown = titles.filter((title, at) => title && found[at] === undefined);
  const twice = found.filter((name, at) => name !== undefined && found.indexOf(name) !== at);
  const missing = list.fields.filter(
    (name) => !found.includes(name) && !fieldOf(list, name).optional && !list.mend?.({})[name],
  );
  return [
    ...unknown.map((column): TableProblem => ({
      row: 1,
      column,
      problem: `is no column of this list: call it one of ${known}, or take it out`,
    })),
    ...twice.map((name): TableProblem => ({
      row: 1,
      column: titleOf(list, `${name}`),
      problem: 'is there twice: take one out',
    })),
    ...missing.map((name): TableProblem => ({
      row: 1,
      column: titleOf(list, name),
      problem: 'is missing: add this column',
    })),
  ];
}

/** What is wrong with a value, in a writer's words: the value itself is named where it is of another kind. */
function inWords(list: List, name: string, issue: v.BaseIssue<unknown>): string {
  const { choices } = fieldOf(list, name);
  if (issue.kind !== 'schema' || issue.received === 'undefined') return explain(issue);
  const written = `and is “${String(issue.input)}”`;
  return choices.length > 0
    ? `must be one of ${choices.join(', ')} ${written}`
    : `must be a number ${written}`;
}

/**
 * Reads a table: any order of columns, called by the names of the fields or by their labels; cells set apart by commas,
 * semicolons or tabs. Nothing is read of one in which anything is wrong.
 */
export function readTable(list: List, table: Uint8Array | string): TableReading {
  const text = (typeof table === 'string' ? table : textOfTable(table)).replace(/^\uFEFF/, '');
  const parsed = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const [titles = [], ...lines] = parsed.data;
  const found = titles.map((title) =>
    list.fields.find((name) => [plain(name), plain(titleOf(list, name))].includes(plain(title))),
  );
  const quotes = parsed.errors.filter(({ type }) => type === 'Quotes');
  const problems: TableProblem[] = [
    ...quotes.map(({ row = 0 }): TableProblem => ({
      row: row + 1,
      problem: 'has a quotation mark that does not end: write two of them for one in a cell',
    })),
    ...columnProblems(list, titles.map(tidy), found),
  ];
  const rows: Row[] = [];
  lines.forEach((cells, at) => {
    const row = at + 2;
    const filled = cells.map((cell) => tidy(cell.replace(guard, '')));
    if (filled.every((cell) => cell === '')) return;
    const beyond = filled.findIndex((cell, column) => cell !== '' && !found[column]);
    if (beyond >= titles.length)
      problems.push({ row, problem: `has “${filled[beyond]}” in a column without a name` });
    const named = Object.fromEntries(
      found.flatMap((name, column) => (name && filled[column] ? [[name, filled[column]]] : [])),
    ) as Record<string, string>;
    const mended = list.mend?.(named) ?? named;
    const entry = Object.fromEntries(
      Object.entries(mended).map(([name, cell]) => [name, valueOf(list, name, cell)]),
    );
    rows.push({ row, entry });
  });
  if (problems.length === 0) problems.push(...problemsOfRows(list, rows));
  const [first, ...others] = problems;
  return first ? { problems: [first, ...others] } : { entries: rows.map(({ entry }) => entry) };
}

function problemsOfRows(list: List, rows: readonly Row[]): TableProblem[] {
  if (rows.length === 0) return [{ problem: 'holds no rows: the list would be empty' }];
  const { issues = [] } = v.safeParse(
    list.schema,
    { list: rows.map(({ entry }) => entry) },
    { abortPipeEarly: true },
  );
  return issues.map((issue) => {
    const [, at, name] = (issue.path ?? []).map(({ key }) => key);
    const row = typeof at === 'number' ? rows[at]?.row : undefined;
    if (row === undefined) return { problem: `The list ${explain(issue)}` };
    return typeof name === 'string' && list.fields.includes(name)
      ? { row, column: titleOf(list, name), problem: inWords(list, name, issue) }
      : { row, problem: explain(issue) };
  });
}

/** A problem as one line. */
export const sayProblem = ({ row, column, problem }: TableProblem): string =>
  [row === undefined ? '' : `Row ${row}`, column === undefined ? '' : `“${column}”`]
    .filter(Boolean)
    .join(', ')
    .concat(row === undefined ? problem : `: ${problem}`);

/** The list as a table (RFC 4180), with the byte order mark that Excel needs to read accents. */
export function writeTable(list: List, entries: readonly Entry[]): string {
  const rows = entries.map((entry) => list.fields.map((name) => entry[name] ?? ''));
  const titles = list.fields.map((name) => titleOf(list, name));
  return `\uFEFF${Papa.unparse([titles, ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}

const textOf = ({ fields }: List, entry: Entry) =>
  JSON.stringify(fields.map((name) => entry[name] ?? ''));

/** What is new, changed and gone if one list takes another's place. */
export function changesOf(list: List, before: readonly Entry[], after: readonly Entry[]): Changes {
  const pairs: { from: Entry; to: Entry }[] = [];
  let [olds, news] = [[...before], [...after]];
  for (const keyOf of list.keys) {
    const waiting = new Map(olds.map((entry) => [keyOf(entry), entry]));
    const rest: Entry[] = [];
    for (const to of news) {
      const from = waiting.get(keyOf(to));
      if (from) pairs.push({ from, to });
      else rest.push(to);
      waiting.delete(keyOf(to));
    }
    const paired = new Set(pairs.map(({ from }) => from));
    [olds, news] = [olds.filter((entry) => !paired.has(entry)), rest];
  }
  return {
    new: news,
    changed: pairs.filter(({ from, to }) => textOf(list, from) !== textOf(list, to)),
    gone: olds,
  };
}

/** The file of a list, its fields in their order. */
export const fileOfList = (list: List, entries: readonly Entry[]): string =>
  `${JSON.stringify(
    {
      list: entries.map((entry) =>
        Object.fromEntries(
          list.fields.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
        ),
      ),
    },
    null,
    2,
  )}\n`;
