/**
 * The enquiries that the receiver keeps (`ENQUIRIES_FILE`, data/enquiries.db; or PostgreSQL, `DATABASE_URL`).
 * `npm run enquiries` lists them and which are still to be sent on, `-- --csv` exports, with `--out FILE` into a file of its own,
 * `-- --delete ID` erases one enquiry, `-- --delete ADDRESS` all from one address, `-- --backup FILE` copies
 * the SQLite database as a whole, also while the receiver runs.
 */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toCsv } from '../server/enquiries/csv';
import { describe, escapeUnprintable } from '../server/enquiries/describe';
import type { KeptEnquiry } from '../server/enquiries/schema';
import type { EnquiryStore } from '../server/enquiries/store';
import { openStore } from '../server/stores/open';
import { enquiriesFile, openSqlite } from '../server/stores/sqlite';
import { readArguments } from './run/arguments';
import { refuse } from './run/refuse';

const usage =
  'Usage: npm run enquiries [-- --csv [--out FILE] | -- --delete ID or ADDRESS | -- --backup FILE]';

/** Writes a file that only its owner can read, even where it existed before with other permissions. */
function writePrivate(file: string, text: string): void {
  // Permissions first, then the data. `mode` applies to new files only.
  writeFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  writeFileSync(file, text);
}

/** Erases an enquiry by its id, or all that came from an email address, however it was written. */
async function erase(store: EnquiryStore, whose: string): Promise<number> {
  const address = whose.trim().toLowerCase();
  const isTheirs = ({ id, email }: KeptEnquiry) => id === whose || email.toLowerCase() === address;
  const ids = (await store.all()).filter(isTheirs).map(({ id }) => id);
  // The log is emptied even if the row is gone: an erasure before may have failed there.
  if (ids.length === 0) await store.erase(whose);
  for (const id of ids) await store.erase(id);
  const named = escapeUnprintable(whose);
  console.log(ids.length > 0 ? `Enquiries erased: ${ids.length}` : `There is no enquiry ${named}.`);
  return ids.length > 0 ? 0 : 1;
}

const { values } = readArguments(
  {
    options: {
      csv: { type: 'boolean' },
      out: { type: 'string' },
      delete: { type: 'string' },
      backup: { type: 'string' },
    },
  },
  usage,
);
const { csv, out, backup } = values;

const usesFile = !process.env.DATABASE_URL;

/** Ends the command where it is called in a way that would lose something or ignore an option. */
function checkCall(file: string): void {
  const named = [out, backup, values.delete].filter((value) => value !== undefined);
  if (named.includes('')) refuse(`Name a file, or what to delete.\n${usage}`);
  if (named.length > 1) refuse(`Use one option at a time.\n${usage}`);
  if (backup && !usesFile) refuse('--backup is for SQLite: copy PostgreSQL by pg_dump.');
  if (backup && existsSync(backup)) refuse(`${backup} exists already: name a file that does not.`);
  if (!usesFile) return;
  if (out && resolve(out) === resolve(file)) {
    refuse('--out names the enquiries themselves, which would be lost: name another file.');
  }
  // Opening would create it, and a wrong file name would be answered with “No enquiries yet”.
  if (!existsSync(file)) {
    refuse(
      `There is no file ${file}. ENQUIRIES_FILE names it; the receiver creates it when it starts.`,
    );
  }
}

async function copyFile(file: string, copy: string): Promise<void> {
  const store = openSqlite(file);
  store.copyTo(copy);
  console.log(`Enquiries copied to ${copy}: ${(await store.all()).length}`);
  await store.close();
}

async function main(): Promise<number> {
  const file = enquiriesFile();
  checkCall(file);
  if (backup) {
    await copyFile(file, backup);
    return 0;
  }
  const store = await openStore();
  try {
    if (values.delete) return await erase(store, values.delete);
    const enquiries = await store.all();
    if (out) {
      writePrivate(out, toCsv(enquiries));
      console.log(`Enquiries written to ${out}: ${enquiries.length}`);
    } else if (csv) process.stdout.write(toCsv(enquiries));
    else console.log(describe(enquiries));
    return 0;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
