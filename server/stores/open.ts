import type { EnquiryStore, StoreOptions } from '../enquiries/store';
import { openPostgres } from './postgres';
import { enquiriesFile, openSqlite } from './sqlite';

/** Opens the store that the environment names: PostgreSQL by DATABASE_URL, else an SQLite file. */
export async function openStore(options?: StoreOptions): Promise<EnquiryStore> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? openPostgres(DATABASE_URL, options) : openSqlite(enquiriesFile(), options);
}
