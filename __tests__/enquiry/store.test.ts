import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { enquiriesFile, openSqlite } from '@/server/stores/sqlite';
import { goodEnquiry } from './support/enquiry';

const kept = { ...goodEnquiry, receivedAt: '2026-11-20T10:00:01.000Z' };
let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'store-'));
  fs.chmodSync(folder, 0o755);
  file = join(folder, 'enquiries.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

// Windows has no such modes: what others may read is up to the folder's access list there.
const whereModesExist = process.platform === 'win32' ? test.skip : test;

whereModesExist('in a folder that others may read, the database is its owner’s alone', async () => {
  const store = openSqlite(file);
  await store.save(kept);
  const modes = ['', '-wal', '-shm'].map((end) => fs.statSync(file + end).mode & 0o777);
  await store.close();
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test('an empty ENQUIRIES_FILE is no file that is gone with the process', () => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, ENQUIRIES_FILE: '' });
  expect(enquiriesFile()).toBe('data/enquiries.db');
  env.restore();
});

test('a file of an earlier version goes on being used; nothing of it is sent on, and it is English', async () => {
  const first: Partial<typeof kept> = { ...kept };
  delete first.language;
  delete first.doubtful;
  const old = new Database(file);
  const names = Object.keys(first).map((name) => `${name} TEXT NOT NULL`);
  old.exec(`CREATE TABLE enquiry (${names.join(', ')}, PRIMARY KEY (id)) STRICT`);
  const marks = names.map(() => '?').join(', ');
  old.prepare(`INSERT INTO enquiry VALUES (${marks})`).run(Object.values(first));
  old.close();
  const store = openSqlite(file, { forwards: 'daily' });
  expect(await store.save(kept)).toBe('known');
  const spanish = { ...kept, id: 'in-spanish', language: 'es' };
  expect(await store.save(spanish)).toBe('new');
  expect(await store.all()).toEqual([
    expect.objectContaining({ ...kept, nextAttemptAt: null }),
    expect.objectContaining(spanish),
  ]);
  await store.close();
});

test('what cannot be opened is refused with its name and words', () => {
  fs.writeFileSync(file, 'x'.repeat(5000));
  for (const wrong of [folder, file]) {
    expect(() => openSqlite(wrong)).toThrow(`Cannot open the enquiries in ${wrong}: `);
  }
});

describe('while another program has the file', () => {
  test('an enquiry waits outside SQLite, and is given up after a while', async () => {
    const store = openSqlite(file, { patience: 1000 });
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const waiting = store.save(kept);
    // Only a process that is not blocked gets here before the second is over.
    const asked = performance.now();
    await pause(1);
    expect(performance.now() - asked).toBeLessThan(900);
    other.exec('ROLLBACK');
    expect(await waiting).toBe('new');

    other.exec('BEGIN IMMEDIATE');
    await expect(store.save({ ...kept, id: 'given-up' })).rejects.toThrow('locked');
    other.close();
    expect((await store.all()).map(({ id }) => id)).toEqual([kept.id]);
    await store.close();
  });

  test('erasing says so if its log still has the data, and else leaves no trace', async () => {
    const store = openSqlite(file, { patience: 10 });
    await store.save({ ...kept, lastName: 'Erasmus-Unmistakable' });
    await store.save({ ...kept, id: 'another-one' });
    const reader = new Database(file);
    reader.exec('BEGIN; SELECT count(*) FROM enquiry;');
    reader.prepare('SELECT * FROM enquiry').all();
    await expect(store.erase(kept.id)).rejects.toThrow('is still in its log');
    reader.exec('ROLLBACK');
    expect(await store.erase(kept.id)).toBe(false);
    expect((await store.all()).map(({ id }) => id)).toEqual(['another-one']);
    for (const name of fs.readdirSync(folder)) {
      expect(fs.readFileSync(join(folder, name)).includes('Unmistakable')).toBe(false);
    }
    reader.close();
    await store.close();
  });
});

whereModesExist.each([
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
  expect(await store.save(kept)).toBe('new');
  happen();
  await expect(store.save({ ...kept, id: 'too-late' })).rejects.toThrow('start the receiver again');
  await store.close();
});
