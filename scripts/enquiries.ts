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
import { enquiriesFile, openStore, type EnquiryStore } from '../server/enquiries/store';
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
function erase(store: EnquiryStore, whose: string): number {
  const named = escapeUnprintable(whose);
  if (!whose.includes('@')) {
    const erased = store.erase(whose);
    console.log(erased ? `Erased ${named}.` : `There is no enquiry ${named}.`);
    return erased ? 0 : 1;
  }
  const address = whose.trim().toLowerCase();
  const ids = store
    .all()
    .filter(({ email }) => email.toLowerCase() === address)
    .map(({ id }) => id);
  ids.forEach((id) => store.erase(id));
  console.log(
    ids.length > 0
      ? `Enquiries from ${named} erased: ${ids.length}`
      : `There is no enquiry from ${named}.`,
  );
  return ids.length > 0 ? 0 : 1;
}

function main(): number {
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
  // An option without its value, and two options of which one would be ignored.
  if (values.out === '') refuse(`--out needs the name of a file.\n${usage}`);
  if (values.out !== undefined && values.delete !== undefined) {
    refuse(`--out exports and --delete erases: use one at a time.\n${usage}`);
  }
  if (values.backup === '') refuse(`--backup needs the name of a file.\n${usage}`);
  if (values.backup !== undefined && Object.keys(values).length > 1) {
    refuse(`--backup goes alone: use one at a time.\n${usage}`);
  }
  if (values.backup !== undefined && existsSync(values.backup)) {
    refuse(`${values.backup} exists already: name a file that does not.`);
  }
  const file = enquiriesFile();
  if (values.out !== undefined && resolve(values.out) === resolve(file)) {
    refuse('--out names the enquiries themselves, which would be lost: name another file.');
  }
  // Opening would create it, and a wrong file name would be answered with “No enquiries yet”.
  if (!existsSync(file)) {
    refuse(
      `There is no file ${file}. ENQUIRIES_FILE names it; the receiver creates it when it starts.`,
    );
  }
  const store = openStore(file);
  try {
    if (values.delete !== undefined) {
      return erase(store, values.delete);
    }
    if (values.backup !== undefined) {
      store.copyTo(values.backup);
      console.log(`Enquiries copied to ${values.backup}: ${store.all().length}`);
      return 0;
    }
    const enquiries = store.all();
    if (values.out !== undefined) {
      writePrivate(values.out, toCsv(enquiries));
      console.log(`Enquiries written to ${values.out}: ${enquiries.length}`);
    } else if (values.csv) process.stdout.write(toCsv(enquiries));
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
