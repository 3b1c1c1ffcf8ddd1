import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import type { Enquiry } from '@/lib/enquiry/enquiry';

/** An enquiry as it is stored, with its time of arrival (ISO 8601, by the receiver's clock). */
export interface KeptEnquiry extends Enquiry {
  readonly receivedAt: string;
}

/** All that the receiver needs of a store. */
export interface EnquiryStore {
  /** Resolves once the row is on the disk; `known` if there already is one with this id. */
  keep(enquiry: KeptEnquiry): Promise<'new' | 'known'>;
}

/** The SQLite file of enquiries. Every method throws if the disk fails. */
export interface EnquiryFile extends EnquiryStore {
  /** All enquiries, oldest first. */
  all(): KeptEnquiry[];
  /** Erases one enquiry from the table, the file's free pages and its log. Throws if a part is left. */
  erase(id: string): boolean;
  /** Copies the whole into a new file, readable only by its owner; other programs may go on writing. */
  copyTo(file: string): void;
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
 * Creates the file, readable only by its owner, if it does not exist. SQLite would create it with the umask's
 * permissions, and its log and index with those of the file.
 */
function makePrivate(file: string): void {
  try {
    // An existing file is not opened: closing it would release SQLite's locks on it.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The inode of the file; `undefined` if it does not exist or the database is in memory. */
function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

/** Milliseconds to wait for another program's lock; the visitor's form waits ten seconds for an answer. */
const usualPatience = 5000;
/** Milliseconds between two attempts to keep an enquiry. */
const pauseBetween = 50;

const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/** Opens the database and creates its folder, file and table where they do not exist. */
function openDatabase(file: string, patience: number) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (file !== ':memory:') makePrivate(file);
  const database = new Database(file);
  database.exec(
    // FULL: an acknowledged row survives a power failure, not only a crash.
    `PRAGMA journal_mode = WAL;
     PRAGMA synchronous = FULL;
     PRAGMA busy_timeout = ${patience};
     PRAGMA secure_delete = ON;
     ${schema};`,
  );
  return database;
}

/**
 * Opens the database of enquiries, and creates it, readable only by its owner, if it does not exist.
 * @throws a message for the operator if it cannot be opened.
 */
export function openStore(file: string, patience = usualPatience): EnquiryFile {
  let database: ReturnType<typeof openDatabase>;
  try {
    database = openDatabase(file, patience);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot open the enquiries in ${file}: ${reason}`, { cause: error });
  }
  const openedInode = inodeOf(file);
  const names = columns.join(', ');
  const insert = database.prepare(
    `INSERT INTO enquiry (${names}) VALUES (${columns.map(() => '?').join(', ')})
     ON CONFLICT (id) DO NOTHING`,
  );
  const select = database.prepare(`SELECT ${names} FROM enquiry ORDER BY rowid`);
  const remove = database.prepare('DELETE FROM enquiry WHERE id = ?');
  const emptyLog = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');

  function insertOnce(enquiry: KeptEnquiry): 'new' | 'known' {
    // SQLite would go on writing to a deleted file, and lose the rows when the process ends.
    if (inodeOf(file) !== openedInode) {
      throw new Error(
        `${file} was deleted or replaced while the receiver had it open: start the receiver again.`,
      );
    }
    const { changes } = insert.run(columns.map((column) => enquiry[column]));
    return changes > 0 ? 'new' : 'known';
  }

  return {
    async keep(enquiry) {
      const end = performance.now() + patience;
      for (;;) {
        try {
          // No waiting inside SQLite, which would block the whole server.
          database.exec('PRAGMA busy_timeout = 0');
          return insertOnce(enquiry);
        } catch (error) {
          if (!isBusy(error) || performance.now() > end) throw error;
        } finally {
          database.exec(`PRAGMA busy_timeout = ${patience}`);
        }
        await pause(pauseBetween);
      }
    },
    all: () => select.all() as KeptEnquiry[],
    erase(id) {
      const { changes } = remove.run([id]);
      const { busy } = emptyLog.get() as { busy: number };
      if (busy > 0) {
        throw new Error(
          `${id} was deleted from the table, but is still in its log, which another program is reading: end that program and delete again.`,
        );
      }
      return changes > 0;
    },
    copyTo(copy) {
      makePrivate(copy);
      database.prepare('VACUUM INTO ?').run([copy]);
    },
    close: () => void database.close(),
  };
}
