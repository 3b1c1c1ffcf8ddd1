import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import Database from 'libsql';
import { createStore, type EnquiryStore, type StoreOptions } from '../enquiries/store';
import { laterColumns, schema, type Tables } from '../enquiries/tables';

export interface EnquiryFile extends EnquiryStore {
  /** Copies the whole into a new file, readable only by its owner; other programs may go on writing. */
  copyTo(file: string): void;
}

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
const defaultBusyTimeout = 4000;
/** Milliseconds between two attempts. */
const pauseBetween = 20;

const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/** Adds the columns that files of earlier versions do not have. */
function addMissingColumns(database: Database.Database): void {
  const rows = database.prepare('PRAGMA table_info(enquiry)').all() as { name: string }[];
  const present = new Set(rows.map(({ name }) => name));
  for (const [name, type] of Object.entries(laterColumns)) {
    if (!present.has(name)) database.exec(`ALTER TABLE enquiry ADD COLUMN "${name}" ${type}`);
  }
}

/**
 * Makes the log the write-ahead one. SQLite refuses one of two programs that do so with a new file at the same
 * moment, whatever its `busy_timeout` is.
 */
function setWriteAheadLog(database: Database.Database, busyTimeout: number): void {
  const end = performance.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseBetween);
  }
}

/** Opens the database and creates its folder, file and tables where they do not exist. */
function openDatabase(file: string, busyTimeout: number) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (file !== ':memory:') makePrivate(file);
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
  setWriteAheadLog(database, busyTimeout);
  database.exec(
    // FULL: an acknowledged row survives a power failure, not only a crash.
    `PRAGMA synchronous = FULL;
     PRAGMA secure_delete = ON;
     BEGIN IMMEDIATE;
     ${schema.tables.join(';')};`,
  );
  addMissingColumns(database);
  // From here on nothing waits inside SQLite, which would block the whole server.
  database.exec(`${schema.index}; COMMIT; PRAGMA busy_timeout = 0;`);
  return database;
}

/**
 * The database for Kysely, with the lock taken before each statement that writes: libsql leaves one that comes
 * upon another program's lock half open, and the connection could never write again.
 */
function lockingFirst(database: Database.Database): SqliteDatabase {
  function locked<Result>(write: () => Result): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = write();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      const isRead = /^select/i.test(sql);
      return {
        reader: statement.reader,
        all: (values) => (isRead ? statement.all(values) : locked(() => statement.all(values))),
        run: (values) => locked(() => statement.run(values)),
        iterate: (values) => statement.iterate(values) as IterableIterator<unknown>,
      };
    },
    close: () => void database.close(),
  };
}

/**
 * Opens the database of enquiries, and creates it, readable only by its owner, if it does not exist.
 * @throws a message for the operator if it cannot be opened.
 */
export function openSqlite(
  file: string,
  { busyTimeout = defaultBusyTimeout, ...options }: StoreOptions & { busyTimeout?: number } = {},
): EnquiryFile {
  let database: ReturnType<typeof openDatabase>;
  try {
    database = openDatabase(file, busyTimeout);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot open the enquiries in ${file}: ${reason}`, { cause: error });
  }
  const openedInode = inodeOf(file);
  const store = createStore(
    new Kysely<Tables>({ dialect: new SqliteDialect({ database: lockingFirst(database) }) }),
    options,
  );

  /** Repeats a query while another program locks the file, until the timeout. */
  async function whenFree<Result>(query: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + busyTimeout;
    for (;;) {
      // SQLite would go on writing to a deleted file, and lose the rows when the process ends.
      if (inodeOf(file) !== openedInode) {
        throw new Error(
          `${file} was deleted or replaced while the receiver had it open: start the receiver again.`,
        );
      }
      try {
        return await query();
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
      }
      await pause(pauseBetween);
    }
  }

  /** Empties the log, which may still hold what was erased; says whether it could. */
  function emptyLog(): boolean {
    database.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    database.exec('PRAGMA busy_timeout = 0');
    return busy === 0;
  }

  return {
    save: (enquiry) => whenFree(() => store.save(enquiry)),
    secondsToWait: (visitor, most) => whenFree(() => store.secondsToWait(visitor, most)),
    claim: (now, leaseEnd) => whenFree(() => store.claim(now, leaseEnd)),
    settle: (claim, outcome) => whenFree(() => store.settle(claim, outcome)),
    sendAgain: (id) => whenFree(() => store.sendAgain(id)),
    all: () => store.all(),
    async erase(id) {
      const erased = await whenFree(() => store.erase(id));
      if (emptyLog()) return erased;
      throw new Error(
        `${id} was deleted from the table, but is still in its log, which another program is reading: end that program and delete again.`,
      );
    },
    copyTo(copy) {
      makePrivate(copy);
      database.prepare('VACUUM INTO ?').run([copy]);
    },
    close: async () => void database.close(),
  };
}
