/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enquiriesFile, openStore } from '@/preview/enquiries/store';
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
