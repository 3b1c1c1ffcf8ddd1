/**
 * The enquiries that the receiver keeps (`ENQUIRIES_FILE`, data/enquiries.db; or PostgreSQL, `DATABASE_URL`).
 * `npm run enquiries` lists them and which are still to be sent on, `-- --csv` exports, with `--out FILE` into a file of its own,
 * `-- --only doubtful` (or plain, waiting, given-up) lists or exports these alone, `-- --again ID` or `all` sends on again
 * what was given up, `-- --delete ID` erases one enquiry, `-- --delete ADDRESS` all from one address, `-- --backup FILE` copies
 * the SQLite database as a whole, also while the receiver runs.
 */
import { command, usage } from '../server/command';
import { readArguments } from './run/arguments';
import { exitWithError } from './run/exit-with-error';

const { values } = readArguments(
  {
    options: {
      csv: { type: 'boolean' },
      out: { type: 'string' },
      only: { type: 'string' },
      again: { type: 'string' },
      delete: { type: 'string' },
      backup: { type: 'string' },
    },
  },
  usage,
);
process.stdout.write(await command(values).catch(exitWithError));
