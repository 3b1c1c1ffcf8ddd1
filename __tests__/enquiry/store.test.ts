/** @jest-environment node */
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { enquiriesFile, openStore } from '@/server/enquiries/store';
import { goodEnquiry } from './support/enquiry';

// Windows has no such modes: what others may read is up to the folder's access list there.
const whereModesExist = process.platform === 'win32' ? test.skip : test;

whereModesExist('in a folder that others may read, the database is its owner’s alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'enquiries.db');
  const store = openStore(file);
  store.keep({ ...goodEnquiry, receivedAt: '2026-11-20T10:00:01.000Z' });
  const modes = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777);
  store.close();
  rmSync(folder, { recursive: true });
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test('an empty ENQUIRIES_FILE is no file that is gone with the process', () => {
  const before = process.env.ENQUIRIES_FILE;
  process.env.ENQUIRIES_FILE = '';
  const file = enquiriesFile();
  if (before === undefined) delete process.env.ENQUIRIES_FILE;
  else process.env.ENQUIRIES_FILE = before;
  expect(file).toBe('data/enquiries.db');
});

test.each([
  ['a folder', (folder: string) => folder],
  [
    'no database',
    (folder: string) => (writeFileSync(join(folder, 'x'), 'x'.repeat(5000)), join(folder, 'x')),
  ],
])('%s is refused with its name and words', (_, make) => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = make(folder);
  expect(() => openStore(file)).toThrow(`Cannot open the enquiries in ${file}: `);
  rmSync(folder, { recursive: true });
});

test('erasing says so when another program still holds the log that has the data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(folder, 'enquiries.db');
  const store = openStore(file, 10);
  store.keep({ ...goodEnquiry, receivedAt: '2026-11-20T10:00:01.000Z' });
  const reader = new Database(file);
  reader.exec('BEGIN; SELECT count(*) FROM enquiry;');
  reader.prepare('SELECT * FROM enquiry').all();
  expect(() => store.erase(goodEnquiry.id)).toThrow('is still in its log');
  reader.exec('ROLLBACK');
  expect(store.erase(goodEnquiry.id)).toBe(false);
  expect(readFileSync(`${file}-wal`)).toHaveLength(0);
  reader.close();
  store.close();
  rmSync(folder, { recursive: true });
});

whereModesExist.each([
  ['deleted', (file: string) => rmSync(file)],
  ['moved away', (file: string) => renameSync(file, `${file}.old`)],
  [
    'replaced by its backup',
    (file: string) => {
      copyFileSync(file, `${file}.backup`);
      renameSync(`${file}.backup`, file);
    },
  ],
])('nothing is acknowledged once the file is %s under the receiver', (_, happen) => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(folder, 'enquiries.db');
  const store = openStore(file);
  const keep = (id: string) =>
    store.keep({ ...goodEnquiry, id, receivedAt: '2026-11-20T10:00:01.000Z' });
  expect(keep('before-it-happens')).toBe('new');
  happen(file);
  expect(() => keep('after-it-happened')).toThrow('start the receiver again');
  store.close();
  rmSync(folder, { recursive: true });
});
