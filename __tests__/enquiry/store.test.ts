import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { enquiriesFile, openSqlite } from '@/server/stores/sqlite';
import { validEnquiry } from './support/enquiry';

const enquiry = { ...validEnquiry, receivedAt: '2026-11-20T10:00:01.000Z' };
let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'store-'));
  fs.chmodSync(folder, 0o755);
  file = join(folder, 'enquiries.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

// Windows has no file modes: access lists of the folder decide there who may read the file.
const posixTest = process.platform === 'win32' ? test.skip : test;

posixTest('in a folder that others may read, the database is its owner’s alone', async () => {
  const store = openSqlite(file);
  await store.save(enquiry);
  const modes = ['', '-wal', '-shm'].map((end) => fs.statSync(file + end).mode & 0o777);
  await store.close();
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test('an empty ENQUIRIES_FILE means the default file, not a temporary one', () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, ENQUIRIES_FILE: '' });
  expect(enquiriesFile()).toBe('data/enquiries.db');
  env.restore();
});

test('a file of an earlier version is upgraded; its enquiries count as English and are not forwarded', async () => {
  const earlier: Partial<typeof enquiry> = { ...enquiry };
  delete earlier.language;
  delete earlier.doubtful;
  const old = new Database(file);
  const names = Object.keys(earlier).map((name) => `${name} TEXT NOT NULL`);
  old.exec(`CREATE TABLE enquiry (${names.join(', ')}, PRIMARY KEY (id)) STRICT`);
  const placeholders = names.map(() => '?').join(', ');
  old.prepare(`INSERT INTO enquiry VALUES (${placeholders})`).run(Object.values(earlier));
  old.close();
  const store = openSqlite(file, { doubtfulWay: 'daily' });
  expect(await store.save(enquiry)).toBe('known');
  const spanish = { ...enquiry, id: 'in-spanish', language: 'es' };
  expect(await store.save(spanish)).toBe('new');
  expect(await store.all()).toEqual([
    expect.objectContaining({ ...enquiry, nextAttemptAt: null }),
    expect.objectContaining(spanish),
  ]);
  await store.close();
});

test('a file that cannot be opened is refused with a message that names it', () => {
  fs.writeFileSync(file, 'x'.repeat(5000));
  for (const wrong of [folder, file]) {
    expect(() => openSqlite(wrong)).toThrow(`Cannot open the enquiries in ${wrong}: `);
  }
});

describe('while another program has the file', () => {
  test('an enquiry waits outside SQLite, and is given up after a while', async () => {
    const store = openSqlite(file, { busyTimeout: 1000 });
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const waiting = store.save(enquiry);
    // SQLite's own wait would block this process for the whole second.
    const asked = performance.now();
    await pause(1);
    expect(performance.now() - asked).toBeLessThan(900);
    other.exec('ROLLBACK');
    expect(await waiting).toBe('new');

    other.exec('BEGIN IMMEDIATE');
    await expect(store.save({ ...enquiry, id: 'given-up' })).rejects.toThrow('locked');
    other.close();
    expect((await store.all()).map(({ id }) => id)).toEqual([enquiry.id]);
    await store.close();
  });

  test('erasing says so if its log still has the data, and else leaves no trace', async () => {
    const store = openSqlite(file, { busyTimeout: 10 });
    await store.save({ ...enquiry, lastName: 'Erasmus-Unmistakable' });
    await store.save({ ...enquiry, id: 'another-one' });
    const reader = new Database(file);
    reader.exec('BEGIN; SELECT count(*) FROM enquiry;');
    reader.prepare('SELECT * FROM enquiry').all();
    await expect(store.erase(enquiry.id)).rejects.toThrow('is still in its log');
    reader.exec('ROLLBACK');
    // The refused attempt has deleted the row already; only the log is left to empty.
    expect(await store.erase(enquiry.id)).toBe(false);
    expect((await store.all()).map(({ id }) => id)).toEqual(['another-one']);
    for (const name of fs.readdirSync(folder)) {
      expect(fs.readFileSync(join(folder, name)).includes('Unmistakable')).toBe(false);
    }
    reader.close();
    await store.close();
  });
});

posixTest.each([
  ['deleted', () => fs.rmSync(file)],
  ['moved away', () => fs.renameSync(file, `${file}.old`)],
  [
    'replaced by its backup',
    () => {
      fs.copyFileSync(file, `${file}.backup`);
      fs.renameSync(`${file}.backup`, file);
    },
  ],
])('nothing is acknowledged once the file is %s under the receiver', async (_, happen) => {
  const store = openSqlite(file);
  expect(await store.save(enquiry)).toBe('new');
  happen();
  await expect(store.save({ ...enquiry, id: 'too-late' })).rejects.toThrow(
    'start the receiver again',
  );
  await store.close();
});
