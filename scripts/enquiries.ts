/**
 * The enquiries that the preview's receiver keeps (`ENQUIRIES_FILE`, data/enquiries.db).
 * `npm run enquiries` lists them, `-- --csv` exports, `-- --delete ID` erases one person's data.
 */
import { parseArgs } from 'node:util';
import { toCsv } from '../preview/enquiries/csv';
import { describe } from '../preview/enquiries/describe';
import { enquiriesFile, openStore } from '../preview/enquiries/store';

function main(): number {
  const { values } = parseArgs({
    options: { csv: { type: 'boolean' }, delete: { type: 'string' } },
  });
  const store = openStore(enquiriesFile());
  try {
    if (values.delete !== undefined) {
      const erased = store.erase(values.delete);
      console.log(erased ? `Erased ${values.delete}.` : `There is no enquiry ${values.delete}.`);
      return erased ? 0 : 1;
    }
    const enquiries = store.all();
    if (values.csv) process.stdout.write(toCsv(enquiries));
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
  console.error('Usage: npm run enquiries [-- --csv | -- --delete ID]');
  process.exitCode = 1;
}
