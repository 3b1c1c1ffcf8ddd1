import { columns, type KeptEnquiry } from './store';

/**
 * Marks that a terminal obeys, that turn the direction of text, or that nobody sees; but not the two
 * joiners, with which names and emoji are written.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A value as it may stand in a terminal: marks that do not print are named. */
export const visible = (value: string): string =>
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
