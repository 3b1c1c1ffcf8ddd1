import { columns, type KeptEnquiry } from './schema';

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
  const guarded = value.replace(formulaStart, "$1'");
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** All enquiries as CSV (RFC 4180), with the byte order mark that Excel needs to read accents. */
export function toCsv(enquiries: readonly KeptEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => cell(enquiry[column])).join(','));
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
