import { columns, type KeptEnquiry } from './store';

/**
 * Where a cell may begin, before a sign with which spreadsheets begin a formula, in half and full
 * width, or before the guard itself. Where a semicolon divides cells, as in much of Europe, a program
 * that opens the table without asking begins a cell behind each one, whatever quotes say.
 */
const dangerous = /(^|;)(?=\s*['=+\-@＝＋－＠]|[\t\r])/g;

/**
 * One cell. What a spreadsheet would run is guarded by an apostrophe, as OWASP advises; what begins
 * with an apostrophe gets a second, so that taking one away at the beginning and behind each semicolon
 * gives every value back.
 */
function cell(value: string): string {
  const guarded = value.replace(dangerous, "$1'");
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** All enquiries as CSV (RFC 4180) with a byte order mark, without which Excel garbles accents. */
export function toCsv(enquiries: readonly KeptEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => cell(enquiry[column])).join(','));
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
