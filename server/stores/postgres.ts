import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createStore, type EnquiryStore, type StoreOptions } from '../enquiries/store';
import { laterColumns, schemaScript, type Tables } from '../enquiries/tables';

/** Milliseconds to wait for a connection, and for a statement: the visitor's form waits ten seconds. */
const timeout = 4000;

const addColumns = Object.entries(laterColumns).map(
  ([name, type]) => `ALTER TABLE enquiry ADD COLUMN IF NOT EXISTS "${name}" ${type};`,
);

/** Receivers that start at the same moment make the tables one after the other. */
const schemaLock = 43;

/**
 * Opens a PostgreSQL database of enquiries and creates its tables if they do not exist.
 * @throws a message for the operator if it cannot be reached.
 */
export async function openPostgres(url: string, options?: StoreOptions): Promise<EnquiryStore> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    statement_timeout: timeout,
    query_timeout: timeout,
  });
  // A connection that breaks while idle: the pool makes another.
  pool.on('error', (error) => console.error(error.message));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(${sql.lit(schemaLock)})`.execute(transaction);
      await sql.raw(schemaScript + addColumns.join('\n')).execute(transaction);
    });
  } catch (error) {
    await db.destroy();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(`Cannot open the enquiries in DATABASE_URL: ${reason}`, { cause: error });
  }
  return createStore(db, options);
}
