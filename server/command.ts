/** What `npm run enquiries` does with the enquiries that are kept. */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { columns, type EnquiryStore, type Forwarding, type KeptEnquiry } from './enquiries/store';
import { openStore } from './stores/open';
import { enquiriesFile, openSqlite } from './stores/sqlite';

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

/**
 * Control characters, direction marks and other invisible characters, except the two joiners that names and
 * emoji need.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A value that is safe to print in a terminal: unprintable characters are escaped. */
const escapeUnprintable = (value: string): string =>
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

export interface CommandOptions {
  /** Print all as a table. */
  readonly csv?: boolean;
  /** Write the table into this file. */
  readonly out?: string;
  /** Erase this one, by its id, or all from this address. */
  readonly delete?: string;
  /** Copy the SQLite database into this file. */
  readonly backup?: string;
}

export const usage =
  'Usage: npm run enquiries [-- --csv [--out FILE] | -- --delete ID or ADDRESS | -- --backup FILE]';

/** Writes a file that only its owner can read, even where it existed before with other permissions. */
function writePrivate(file: string, text: string): void {
  // Permissions first, then the data. `mode` applies to new files only.
  writeFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  writeFileSync(file, text);
}

/** Erases an enquiry by its id, or all that came from an email address, however it was written. */
async function erase(store: EnquiryStore, whose: string): Promise<string> {
  const address = whose.trim().toLowerCase();
  const isTheirs = ({ id, email }: KeptEnquiry) => id === whose || email.toLowerCase() === address;
  const ids = (await store.all()).filter(isTheirs).map(({ id }) => id);
  // The log is emptied even if the row is gone: an erasure before may have failed there.
  if (ids.length === 0) await store.erase(whose);
  for (const id of ids) await store.erase(id);
  if (ids.length === 0) throw new Error(`There is no enquiry ${escapeUnprintable(whose)}.`);
  return `Enquiries erased: ${ids.length}\n`;
}

/** Throws where the command is called in a way that would lose something or ignore an option. */
function checkCall({ csv, out, backup, delete: whose }: CommandOptions, file: string): void {
  const usesFile = !process.env.DATABASE_URL;
  const tasks = [csv || out !== undefined, backup !== undefined, whose !== undefined];
  if ([out, backup, whose].includes('')) {
    throw new Error(`Name a file, or what to delete.\n${usage}`);
  }
  if (tasks.filter(Boolean).length > 1) throw new Error(`Use one option at a time.\n${usage}`);
  if (backup && !usesFile) throw new Error('--backup is for SQLite: copy PostgreSQL by pg_dump.');
  if (backup && existsSync(backup)) {
    throw new Error(`${backup} exists already: name a file that does not.`);
  }
  if (!usesFile) return;
  if (out && resolve(out) === resolve(file)) {
    throw new Error(
      '--out names the enquiries themselves, which would be lost: name another file.',
    );
  }
  // Opening would create it, and a wrong file name would be answered with “No enquiries yet”.
  if (!existsSync(file)) {
    throw new Error(
      `There is no file ${file}. ENQUIRIES_FILE names it; the receiver creates it when it starts.`,
    );
  }
}

async function copyFile(file: string, copy: string): Promise<string> {
  const store = openSqlite(file);
  try {
    store.copyTo(copy);
    return `Enquiries copied to ${copy}: ${(await store.all()).length}\n`;
  } finally {
    await store.close();
  }
}

/**
 * Does what the options say, with the enquiries that the environment names; without any, lists them.
 * @returns what the command prints
 * @throws a message for the operator
 */
export async function command(options: CommandOptions): Promise<string> {
  const file = enquiriesFile();
  checkCall(options, file);
  if (options.backup) return copyFile(file, options.backup);
  const store = await openStore();
  try {
    if (options.delete) return await erase(store, options.delete);
    const enquiries = await store.all();
    if (options.out) {
      writePrivate(options.out, toCsv(enquiries));
      return `Enquiries written to ${options.out}: ${enquiries.length}\n`;
    }
    return options.csv ? toCsv(enquiries) : `${describe(enquiries)}\n`;
  } finally {
    await store.close();
  }
}
