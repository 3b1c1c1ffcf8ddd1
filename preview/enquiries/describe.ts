import { columns, type KeptEnquiry } from './store';

/** Marks that a terminal obeys or that turn the direction of text. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const visible = (value: string) =>
  value.replace(unprintable, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);

const widest = Math.max(...columns.map((column) => column.length));

/** Enquiries for reading in a terminal: a block each, empty fields left out. */
export function describe(enquiries: readonly KeptEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries yet.';
  const blocks = enquiries.map((enquiry) =>
    columns
      .filter((column) => enquiry[column])
      .map((column) => `${column.padEnd(widest)}  ${visible(enquiry[column])}`)
      .join('\n'),
  );
  return [...blocks, `${enquiries.length} in all.`].join('\n\n');
}
