/** How kept enquiries are shown: as a table for spreadsheets, and for reading in a terminal. */
import { withoutDirections } from './enquiries/directions';
import { columns, type Forwarding, type StoredEnquiry } from './enquiries/tables';

type Kept = StoredEnquiry & Forwarding;

/** What `--only` can choose. */
export const kinds = {
  doubtful: ({ doubtful }: Kept) => doubtful !== '',
  plain: ({ doubtful }: Kept) => doubtful === '',
  waiting: ({ nextAttemptAt }: Kept) => nextAttemptAt !== null,
  'given-up': ({ nextAttemptAt, forwardedAt, failure }: Kept) =>
    nextAttemptAt === null && forwardedAt === null && failure !== null,
} as const;

/**
 * Where a spreadsheet might read a formula: before a sign that begins one (in half or full width), at the
 * start of a value and after each semicolon, which separates cells in much of Europe, even inside quotes.
 * Also before an apostrophe, the guard itself.
 */
const formulaStart = /(^|;)(?=\s*['=+\-@＝＋－＠]|[\t\r])/g;

/**
 * One cell. Formulas are guarded by an apostrophe, as OWASP advises. An apostrophe of the value's own gets a
 * second one, so that removing one at the start and after each semicolon restores every value.
 */
function cell(value: string): string {
  const guarded = withoutDirections(value).replace(formulaStart, "$1'");
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

/** What has become of sending an enquiry on; nothing, if it is not to be sent on. */
function forwarding(kept: Kept): string[] {
  const { nextAttemptAt, forwardedAt, attempts, failure } = kept;
  if (forwardedAt) return [line('sent on', forwardedAt)];
  if (!nextAttemptAt && !failure) return [];
  return [
    line('sent on', `${nextAttemptAt ? 'not yet' : 'given up'} (attempts: ${attempts})`),
    ...(failure ? [line('reason', failure)] : []),
    ...(nextAttemptAt ? [line('next try', nextAttemptAt)] : []),
  ];
}

/** Enquiries for reading in a terminal: a block each, empty fields left out. */
export function describe(enquiries: readonly Kept[]): string {
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
