import { columns, type KeptEnquiry } from './store';

/** Signs with which spreadsheets begin a formula, in half and full width, and the guard itself. */
const dangerous = /^['=+\-@\t\r＝＋－＠]/;

/**
 * One cell. A value that a spreadsheet would run is guarded by an apostrophe, as OWASP advises;
 * one that begins with an apostrophe gets a second, so that taking one away gives every value back.
 */
function cell(value: string): string {
  const guarded = dangerous.test(value) ? `'${value}` : value;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** All enquiries as CSV (RFC 4180) with a byte order mark, without which Excel garbles accents. */
export function toCsv(enquiries: readonly KeptEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => cell(enquiry[column])).join(','));
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
