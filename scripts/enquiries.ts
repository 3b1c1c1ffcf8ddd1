/**
 * The enquiries that the preview's receiver keeps (`ENQUIRIES_FILE`, data/enquiries.db).
 * `npm run enquiries` lists them, `-- --csv` exports, with `--out FILE` into a file of its own,
 * `-- --delete ID` erases one person's data.
 */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toCsv } from '../preview/enquiries/csv';
import { describe, escapeUnprintable } from '../preview/enquiries/describe';
import { enquiriesFile, openStore } from '../preview/enquiries/store';

/** Personal data: readable by its owner alone, also where another file stood before. */
function writePrivate(file: string, text: string): void {
  // Emptied and closed to others before anything is in it; `mode` is for a new file only.
  writeFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  writeFileSync(file, text);
}

function main(): number {
  const { values } = parseArgs({
    options: { csv: { type: 'boolean' }, out: { type: 'string' }, delete: { type: 'string' } },
  });
  // A name forgotten behind `--out`, or an export that `--delete` would leave undone.
  if (values.out === '') throw new Error('--out needs the name of a file.');
  if (values.out !== undefined && values.delete !== undefined) {
    throw new Error('--out exports and --delete erases: one at a time.');
  }
  const file = enquiriesFile();
  // Making an empty one would answer “No enquiries yet” to whoever has named the wrong file.
  if (!existsSync(file)) {
    throw new Error(
      `There is no file ${file}. ENQUIRIES_FILE says which it is; the receiver makes it when it starts.`,
    );
  }
  const store = openStore(file);
  try {
    if (values.delete !== undefined) {
      const erased = store.erase(values.delete);
      const id = escapeUnprintable(values.delete);
      console.log(erased ? `Erased ${id}.` : `There is no enquiry ${id}.`);
      return erased ? 0 : 1;
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
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run enquiries [-- --csv [--out FILE] | -- --delete ID]');
  process.exitCode = 1;
}
