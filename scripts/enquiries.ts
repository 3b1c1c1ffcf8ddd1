/**
 * The enquiries that the receiver keeps (`ENQUIRIES_FILE`, data/enquiries.db).
 * `npm run enquiries` lists them, `-- --csv` exports, with `--out FILE` into a file of its own,
 * `-- --delete ID` erases one enquiry, `-- --delete ADDRESS` all from one address, `-- --backup FILE` copies
 * the database as a whole, also while the receiver runs.
 */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toCsv } from '../server/enquiries/csv';
import { describe, escapeUnprintable } from '../server/enquiries/describe';
import {
  enquiriesFile,
  openStore,
  type EnquiryFile,
  type KeptEnquiry,
} from '../server/enquiries/store';
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
function erase(store: EnquiryFile, whose: string): number {
  const address = whose.trim().toLowerCase();
  const isTheirs = ({ id, email }: KeptEnquiry) => id === whose || email.toLowerCase() === address;
  const ids = store
    .all()
    .filter(isTheirs)
    .map(({ id }) => id);
  // The log is emptied even if the row is gone: an erasure before may have failed there.
  if (ids.length === 0) store.erase(whose);
  ids.forEach((id) => store.erase(id));
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

/** Ends the command where it is called in a way that would lose something or ignore an option. */
function checkCall(file: string): void {
  const named = [out, backup, values.delete].filter((value) => value !== undefined);
  if (named.includes('')) refuse(`Name a file, or what to delete.\n${usage}`);
  if (named.length > 1) refuse(`Use one option at a time.\n${usage}`);
  if (backup && existsSync(backup)) refuse(`${backup} exists already: name a file that does not.`);
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

function main(): number {
  const file = enquiriesFile();
  checkCall(file);
  const store = openStore(file);
  try {
    if (values.delete) return erase(store, values.delete);
    const enquiries = store.all();
    if (backup) {
      store.copyTo(backup);
      console.log(`Enquiries copied to ${backup}: ${enquiries.length}`);
    } else if (out) {
      writePrivate(out, toCsv(enquiries));
      console.log(`Enquiries written to ${out}: ${enquiries.length}`);
    } else if (csv) process.stdout.write(toCsv(enquiries));
    else console.log(describe(enquiries));
    return 0;
  } finally {
    store.close();
  }
}

try {
  process.exitCode = main();
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
