import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '@/server/command';
import { toCsv } from '@/server/records';
import { openSqlite } from '@/server/stores/sqlite';
import { validEnquiry } from './support/enquiry';

const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
const database = join(folder, 'enquiries.db');

/** Calls the command as it is typed. Most tests do without a process, which takes a second to start. */
function run(args: string[], file = database) {
  const env = { ...process.env, ENQUIRIES_FILE: file };
  const node = ['--import', 'tsx', 'scripts/enquiries.ts', ...args];
  return spawnSync(process.execPath, node, { env, encoding: 'utf8' });
}

async function saveEnquiries(...enquiries: { id: string; email: string }[]) {
  const store = openSqlite(database);
  const receivedAt = '2026-11-20T10:00:01.000Z';
  for (const enquiry of enquiries) await store.save({ ...validEnquiry, ...enquiry, receivedAt });
  await store.close();
}

async function storedEnquiries() {
  const store = openSqlite(database);
  const all = await store.all();
  await store.close();
  return all;
}

beforeAll(async () => {
  process.env.ENQUIRIES_FILE = database;
  await saveEnquiries(validEnquiry);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an exported file holds the CSV only, and is private', async () => {
  const file = join(folder, 'enquiries.csv');
  // The file was longer before, and readable by all.
  writeFileSync(file, 'x'.repeat(5000), { mode: 0o644 });
  const { status, stdout } = run(['--csv', '--out', file]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `Enquiries written to ${file}: 1\n` });
  expect(readFileSync(file, 'utf8')).toBe(toCsv(await storedEnquiries()));
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFid,.*Nuñez/s);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a missing file is reported, and not created', () => {
  const missing = join(folder, 'elsewhere', 'enquiries.db');
  const { status, stdout, stderr } = run([], missing);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`There is no file ${missing}. ENQUIRIES_FILE names it`);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(existsSync(missing)).toBe(false);
});

test.each([
  [{ csv: true, out: join(folder, '.', 'enquiries.db') }, '--out names the enquiries themselves'],
  [{ out: join(folder, 'a.csv'), delete: validEnquiry.id }, 'one option at a time'],
  [{ csv: true, delete: validEnquiry.email }, 'one option at a time'],
  [{ csv: true, backup: join(folder, 'b.db') }, 'one option at a time'],
  [{ backup: database }, 'exists already'],
  [{ delete: '' }, 'what to delete'],
  [{ only: 'spam' }, '--only takes doubtful, plain, waiting, given-up'],
  [{ only: 'doubtful', again: validEnquiry.id }, 'one option at a time'],
  [{ again: 'unknown' }, 'There is no enquiry unknown'],
])('%j is refused, and nothing is lost', async (options, expectedMessage) => {
  await expect(command(options)).rejects.toThrow(expectedMessage);
  expect(await storedEnquiries()).toMatchObject([{ id: validEnquiry.id }]);
});

test('a backup holds all enquiries and is private, while the receiver has the file open', async () => {
  const receiver = openSqlite(database);
  const copy = join(folder, 'copy.db');
  expect(await command({ backup: copy })).toBe(`Enquiries copied to ${copy}: 1\n`);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const copied = openSqlite(copy);
  expect(await copied.all()).toEqual(await receiver.all());
  await copied.close();
  await receiver.close();
});

test('an enquiry is erased by its id, and all of an email address whatever its case', async () => {
  await saveEnquiries({ id: 'twice-0001', email: 'Ana@mail.example' });
  await saveEnquiries(
    { id: 'twice-0002', email: 'ana@mail.example' },
    { id: 'once-00001', email: 'b@c.de' },
  );
  expect(await command({ delete: 'ANA@mail.example' })).toBe('Enquiries erased: 2\n');
  expect(await command({ delete: 'once-00001' })).toBe('Enquiries erased: 1\n');
  // Control characters of an argument must not reach the terminal.
  await expect(command({ delete: 'a\u001b[31m\u202eb' })).rejects.toThrow(
    'There is no enquiry a\\u{1b}[31m\\u{202e}b.',
  );
  expect(await command({})).toContain('1 in all.');
});
