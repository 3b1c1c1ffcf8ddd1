import { columns, type KeptEnquiry } from './store';

/**
 * Control characters, direction marks and other invisible characters, except the two joiners that names and
 * emoji need.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A value that is safe to print in a terminal: unprintable characters are escaped. */
export const escapeUnprintable = (value: string): string =>
  value.replace(unprintable, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const widest = Math.max(...columns.map((column) => column.length));

/** Enquiries for reading in a terminal: a block each, empty fields left out. */
export function describe(enquiries: readonly KeptEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries yet.';
  const blocks = enquiries.map((enquiry) =>
    columns
      .filter((column) => enquiry[column])
      .map((column) => `${column.padEnd(widest)}  ${escapeUnprintable(enquiry[column])}`)
      .join('\n'),
  );
  return [...blocks, `${enquiries.length} in all.`].join('\n\n');
}
