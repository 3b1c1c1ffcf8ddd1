import { columns, type Forwarding, type KeptEnquiry } from './schema';

/**
 * Control characters, direction marks and other invisible characters, except the two joiners that names and
 * emoji need.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A value that is safe to print in a terminal: unprintable characters are escaped. */
export const escapeUnprintable = (value: string): string =>
  value.replace(unprintable, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

const widest = Math.max(...columns.map((column) => column.length));

const line = (name: string, value: string) => `${name.padEnd(widest)}  ${value}`;

/** Whether an enquiry has been sent on; nothing, if nothing is sent on. */
function forwarding({ forwardedAt, nextAttemptAt, attempts }: Forwarding): string[] {
  if (nextAttemptAt) return [line('sent on', `not yet (attempts: ${attempts})`)];
  return forwardedAt ? [line('sent on', forwardedAt)] : [];
}

/** Enquiries for reading in a terminal: a block each, empty fields left out. */
export function describe(enquiries: readonly (KeptEnquiry & Forwarding)[]): string {
  if (enquiries.length === 0) return 'No enquiries yet.';
  const blocks = enquiries.map((enquiry) =>
    [
      ...columns
        .filter((column) => enquiry[column])
        .map((column) => line(column, escapeUnprintable(enquiry[column]))),
      ...forwarding(enquiry),
    ].join('\n'),
  );
  const waiting = enquiries.filter(({ nextAttemptAt }) => nextAttemptAt).length;
  const counted = `${enquiries.length} in all${waiting > 0 ? `, ${waiting} still to be sent on` : ''}.`;
  return [...blocks, counted].join('\n\n');
}
