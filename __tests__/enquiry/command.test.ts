/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@/server/enquiries/store';
import { goodEnquiry } from './support/enquiry';

const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
const database = join(folder, 'enquiries.db');

function run(...given: [Record<string, string>] | string[]) {
  const [first] = given;
  const [extra, args] = typeof first === 'object' ? [first, []] : [{}, given as string[]];
  const env = { ...process.env, ENQUIRIES_FILE: database, ...extra };
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/enquiries.ts', ...args], {
    env,
    encoding: 'utf8',
  });
}

beforeAll(() => {
  const store = openStore(database);
  store.keep({ ...goodEnquiry, receivedAt: '2026-11-20T10:00:01.000Z' });
  store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an export into a file is the table alone, and its owner’s alone', () => {
  const file = join(folder, 'enquiries.csv');
  // What stood there before was longer and open to all.
  writeFileSync(file, 'x'.repeat(5000), { mode: 0o644 });
  const { status, stdout } = run('--csv', '--out', file);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `Enquiries written to ${file}: 1\n` });
  expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(readFileSync(file, 'utf8')).toBe(run('--csv').stdout);
  expect(readFileSync(file, 'utf8')).toContain('Nuñez');
  expect(statSync(file).mode & 0o777).toBe(0o600);
}, 60_000);

test('a missing file is reported, and not created', () => {
  const missing = join(folder, 'elsewhere', 'enquiries.db');
  const { status, stdout, stderr } = run({ ENQUIRIES_FILE: missing });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`There is no file ${missing}. ENQUIRIES_FILE names it`);
  expect(existsSync(missing)).toBe(false);
}, 60_000);

test('what is typed is shown without what a terminal would obey', () => {
  const { stdout } = run('--delete', 'a\u001b[31m\u202eb');
  expect(stdout).toBe('There is no enquiry a\\u{1b}[31m\\u{202e}b.\n');
}, 60_000);

test('an export is not written over the enquiries themselves', () => {
  const { status, stderr } = run('--csv', '--out', join(folder, '.', 'enquiries.db'));
  expect(run('--csv').stdout).toContain(goodEnquiry.id);
  expect(status).toBe(1);
  expect(stderr).toContain('--out names the enquiries themselves');
}, 60_000);

test('exporting and erasing are not mixed up', () => {
  const { status, stderr } = run('--out', join(folder, 'a.csv'), '--delete', goodEnquiry.id);
  expect(status).toBe(1);
  expect(stderr).toContain('one at a time');
  expect(run('--csv').stdout).toContain(goodEnquiry.id);
}, 60_000);

test('a copy holds all, its owner’s alone, while the receiver has the file open', () => {
  const receiver = openStore(database);
  const copy = join(folder, 'copy.db');
  const { status, stdout } = run('--backup', copy);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `Enquiries copied to ${copy}: 1\n` });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const copied = openStore(copy);
  expect(copied.all()).toEqual(receiver.all());
  copied.close();
  receiver.close();
  expect(run('--backup', copy).stderr).toContain(`${copy} exists already`);
}, 60_000);

test('all that came from one address is erased at once, however it was written', () => {
  const store = openStore(database);
  const from = (id: string, email: string) =>
    store.keep({ ...goodEnquiry, id, email, receivedAt: '2026-11-21T10:00:01.000Z' });
  from('twice-0001', 'Ana@mail.example');
  from('twice-0002', 'ana@mail.example');
  store.close();
  expect(run('--delete', 'ANA@mail.example').stdout).toBe(
    'Enquiries from ANA@mail.example erased: 2\n',
  );
  const again = run('--delete', 'ana@mail.example');
  expect(again.status).toBe(1);
  expect(again.stdout).toBe('There is no enquiry from ana@mail.example.\n');
  expect(run('--csv').stdout).toContain(goodEnquiry.id);
}, 60_000);
