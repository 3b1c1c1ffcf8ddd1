/** The work of `npm run enquiries`. */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EnquiryStore } from './enquiries/store';
import type { StoredEnquiry } from './enquiries/tables';
import { describe, escapeUnprintable, kinds, toCsv } from './records';
import { openStore } from './stores/open';
import { enquiriesFile, openSqlite } from './stores/sqlite';

export interface CommandOptions {
  /** Print all as a table. */
  readonly csv?: boolean;
  /** Write the table into this file. */
  readonly out?: string;
  /** Erase this one, by its id, or all from this address. */
  readonly delete?: string;
  /** List or write those of one kind, of `kinds`. */
  readonly only?: string;
  /** Send on again this one, by its id, or `all` that were given up. */
  readonly again?: string;
  /** Copy the SQLite database into this file. */
  readonly backup?: string;
}

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

export const usage =
  `Usage: npm run enquiries [-- [--only ${kindNames.join('|')}] [--csv] [--out FILE] | ` +
  '-- --again ID or all | -- --delete ID or ADDRESS | -- --backup FILE]';

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
  const isTheirs = ({ id, email }: StoredEnquiry) =>
    id === whose || email.toLowerCase() === address;
  const ids = (await store.all()).filter(isTheirs).map(({ id }) => id);
  // The log is emptied even if the row is gone: an erasure before may have failed there.
  if (ids.length === 0) await store.erase(whose);
  for (const id of ids) await store.erase(id);
  if (ids.length === 0) throw new Error(`There is no enquiry ${escapeUnprintable(whose)}.`);
  return `Enquiries erased: ${ids.length}\n`;
}

/** Schedules one again that was given up or was not to be sent on, or all that were given up. */
async function sendAgain(store: EnquiryStore, which: string): Promise<string> {
  const kept = await store.all();
  const chosen = kept.filter(which === 'all' ? kinds['given-up'] : ({ id }) => id === which);
  if (chosen.length === 0 && which !== 'all') {
    throw new Error(`There is no enquiry ${escapeUnprintable(which)}.`);
  }
  const made = await Promise.all(chosen.map(({ id }) => store.sendAgain(id)));
  const count = made.filter(Boolean).length;
  if (chosen.length > 0 && count === 0) {
    throw new Error('It was sent on already, or is still to be sent on by itself.');
  }
  return `Enquiries that the receiver sends on again: ${count}\n`;
}

/** Throws if the options would lose data or contradict each other. */
function checkCall(options: CommandOptions, file: string): void {
  const { csv, out, only, again, backup, delete: whose } = options;
  const usesFile = !process.env.DATABASE_URL;
  const isListed = csv || out !== undefined || only !== undefined;
  const tasks = [isListed, ...[again, backup, whose].map((option) => option !== undefined)];
  if ([out, again, backup, whose].includes('')) {
    throw new Error(`Name a file, or what to delete or to send.\n${usage}`);
  }
  if (only !== undefined && !kindNames.some((kind) => kind === only)) {
    throw new Error(`--only takes ${kindNames.join(', ')}.\n${usage}`);
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
    if (options.again) return await sendAgain(store, options.again);
    const kind = kindNames.find((name) => name === options.only);
    const all = await store.all();
    const enquiries = kind ? all.filter(kinds[kind]) : all;
    if (options.out) {
      writePrivate(options.out, toCsv(enquiries));
      return `Enquiries written to ${options.out}: ${enquiries.length}\n`;
    }
    if (options.csv) return toCsv(enquiries);
    return enquiries.length === 0 && kind ? `None is ${kind}.\n` : `${describe(enquiries)}\n`;
  } finally {
    await store.close();
  }
}
