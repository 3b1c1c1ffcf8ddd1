import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Enquiry } from '@/lib/enquiry/enquiry';

/** An enquiry as it is kept, with the moment it arrived (ISO 8601, by the receiver's clock). */
export interface KeptEnquiry extends Enquiry {
  readonly receivedAt: string;
}

/** The file of enquiries. Every method throws if the disk does. */
export interface EnquiryStore {
  /** Returns once the row is on the disk; `known` if there is one with this id already. */
  keep(enquiry: KeptEnquiry): 'new' | 'known';
  /** All enquiries, oldest first. */
  all(): KeptEnquiry[];
  /** Erases one person's data from the file, its free pages and its log. Throws if any is left. */
  erase(id: string): boolean;
  close(): void;
}

/** Columns of the table and of the CSV, in order. */
export const columns = [
  'id',
  'receivedAt',
  'sentAt',
  'source',
  'product',
  'firstName',
  'lastName',
  'email',
  'phone',
  'consentText',
] as const satisfies readonly (keyof KeptEnquiry)[];

const schema = `CREATE TABLE IF NOT EXISTS enquiry (
  id TEXT PRIMARY KEY,
  ${columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} TEXT NOT NULL`)
    .join(',\n  ')}
) STRICT`;

/** Where enquiries are kept unless ENQUIRIES_FILE says otherwise. */
export function enquiriesFile(): string {
  // Empty counts as unset: SQLite would open a file without a name, gone with the process.
  return process.env.ENQUIRIES_FILE || 'data/enquiries.db';
}

/**
 * Makes the file, readable by its owner alone, if it is not there. SQLite would make it as the umask
 * says, readable by all, and its log and index like it.
 */
function makePrivate(file: string): void {
  try {
    // A file that is there is not opened: closing it again would end SQLite's locks on it.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Which file on the disk bears the name; nothing if none does, or if the database is in memory. */
function fileNumber(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

/** Opens the database and makes what is not there. */
function openDatabase(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (file !== ':memory:') makePrivate(file);
  const database = new Database(file);
  database.exec(
    // FULL: an acknowledged row survives a loss of power too, not only of the process.
    `PRAGMA journal_mode = WAL;
     PRAGMA synchronous = FULL;
     PRAGMA busy_timeout = 5000;
     PRAGMA secure_delete = ON;
     ${schema};`,
  );
  return database;
}

/**
 * Opens the file of enquiries and makes it, readable by its owner alone, if it is not there. Throws,
 * with words for a person, if that cannot be.
 * @param patience milliseconds to wait for another program's lock, in which this one stands still
 */
export function openStore(file: string, patience = 5000): EnquiryStore {
  let database: ReturnType<typeof openDatabase>;
  try {
    database = openDatabase(file);
    database.exec(`PRAGMA busy_timeout = ${patience}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot open the enquiries in ${file}: ${reason}`, { cause: error });
  }
  const opened = fileNumber(file);
  const names = columns.join(', ');
  const insert = database.prepare(
    `INSERT INTO enquiry (${names}) VALUES (${columns.map(() => '?').join(', ')})
     ON CONFLICT (id) DO NOTHING`,
  );
  const select = database.prepare(`SELECT ${names} FROM enquiry ORDER BY rowid`);
  const remove = database.prepare('DELETE FROM enquiry WHERE id = ?');
  const emptyLog = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');

  return {
    keep(enquiry) {
      // SQLite writes on into a file that has been deleted, and what it writes is gone with the process.
      if (fileNumber(file) !== opened) {
        throw new Error(
          `${file} has been deleted or replaced while the receiver has it open: start the receiver again.`,
        );
      }
      const { changes } = insert.run(columns.map((column) => enquiry[column]));
      return changes > 0 ? 'new' : 'known';
    },
    all: () => select.all() as KeptEnquiry[],
    erase(id) {
      const { changes } = remove.run([id]);
      const { busy } = emptyLog.get() as { busy: number };
      if (busy > 0) {
        throw new Error(
          `${id} is gone from the table of enquiries, and is still in its log, which another program reads: end that one and erase again.`,
        );
      }
      return changes > 0;
    },
    close: () => void database.close(),
  };
}
