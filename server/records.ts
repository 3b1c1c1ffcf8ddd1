/** How stored enquiries are shown: as a table for spreadsheets, and for reading in a terminal. */
import { removeBidiControls } from './enquiries/bidi-controls';
import { columns, type Forwarding, type StoredEnquiry } from './enquiries/tables';

type EnquiryRow = StoredEnquiry & Forwarding;

/** The values of `--only`, with the enquiries that each selects. */
export const kinds = {
  doubtful: ({ doubtful }: EnquiryRow) => doubtful !== '',
  plain: ({ doubtful }: EnquiryRow) => doubtful === '',
  waiting: ({ nextAttemptAt }: EnquiryRow) => nextAttemptAt !== null,
  'given-up': ({ nextAttemptAt, forwardedAt, failure }: EnquiryRow) =>
    nextAttemptAt === null && forwardedAt === null && failure !== null,
} as const;

/**
 * Positions where a spreadsheet might read a formula: before a sign that begins one (in half or full width), at the start
 * of a value and after each semicolon, which separates cells in much of Europe, even inside quotes. Also before an
 * apostrophe, which is the escape character.
 */
const formulaStart = /(^|;)(?=\s*['=+\-@＝＋－＠]|[\t\r])/g;

/**
 * One cell. Formulas are guarded by an apostrophe, as OWASP advises. An apostrophe of the value's own gets a
 * second one, so that removing one at the start and after each semicolon restores every value.
 */
function cell(value: string): string {
  const guarded = removeBidiControls(value).replace(formulaStart, "$1'");
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** All enquiries as CSV (RFC 4180), with the byte order mark that Excel needs to read accents. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => cell(enquiry[column])).join(','));
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

/**
 * Control characters, direction marks and other invisible characters, except the two joiners that names and
 * emoji need.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A value that is safe to print in a terminal: unprintable characters are escaped. */
export const escapeUnprintable = (value: string): string =>
  value.replace(unprintable, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const widest = Math.max(...columns.map((column) => column.length));

const line = (name: string, value: string) => `${name.padEnd(widest)}  ${escapeUnprintable(value)}`;

/** Lines on the progress of sending an enquiry on; none if it is not to be sent on. */
function forwarding(row: EnquiryRow): string[] {
  const { nextAttemptAt, forwardedAt, attempts, failure } = row;
  if (forwardedAt) return [line('sent on', forwardedAt)];
  if (!nextAttemptAt && !failure) return [];
  return [
    line('sent on', `${nextAttemptAt ? 'not yet' : 'given up'} (attempts: ${attempts})`),
    ...(failure ? [line('reason', failure)] : []),
    ...(nextAttemptAt ? [line('next try', nextAttemptAt)] : []),
  ];
}

/** Enquiries for reading in a terminal: a block each, empty fields left out. */
export function describe(enquiries: readonly EnquiryRow[]): string {
  if (enquiries.length === 0) return 'No enquiries yet.';
  const blocks = enquiries.map((enquiry) =>
    [
      ...columns.filter((column) => enquiry[column]).map((column) => line(column, enquiry[column])),
      ...forwarding(enquiry),
    ].join('\n'),
  );
  const count = (kind: keyof typeof kinds) => enquiries.filter(kinds[kind]).length;
  const counted = [
    `${enquiries.length} in all`,
    ...(count('doubtful') ? [`${count('doubtful')} doubtful`] : []),
    ...(count('waiting') ? [`${count('waiting')} still to be sent on`] : []),
    ...(count('given-up') ? [`${count('given-up')} given up (--again sends them again)`] : []),
  ].join(', ');
  return [...blocks, `${counted}.`].join('\n\n');
}
