import { startPostgres, startSqlite } from './node';
import type { Stack, StackOptions } from './stack';
import { startWorkers } from './workers';

/** The stores that the receiver can keep enquiries in, by the names of `npm run test:receivers`. */
export const stacks: Readonly<Record<string, (options: StackOptions) => Promise<Stack>>> = {
  sqlite: startSqlite,
  postgres: startPostgres,
  workers: startWorkers,
};
