import { startPostgresReceivers, startSqliteReceivers } from './node';
import type { Stack, StackOptions } from './stack';
import { startWorkersReceiver } from './workers';

/** The stores that the receiver can keep enquiries in, by the names of `npm run test:receivers`. */
export const stacks: Readonly<Record<string, (options: StackOptions) => Promise<Stack>>> = {
  sqlite: startSqliteReceivers,
  postgres: startPostgresReceivers,
  workers: startWorkersReceiver,
};
