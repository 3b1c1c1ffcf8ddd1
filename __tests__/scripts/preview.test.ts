import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '@/scripts/run/preview';
import { goodEnquiry } from '../enquiry/support/enquiry';

// As if the site were built.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: () => true }));

const before = { ...process.env };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  Object.assign(process.env, { SITE_ROOT: folder, NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries' });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...before };
});

test('what a command sends for trial does not come among the real enquiries', async () => {
  process.env.ENQUIRIES_FILE = join(folder, 'enquiries.db');
  const preview = await startPreview();
  const { status } = await fetch(`${preview.url}/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(goodEnquiry),
  });
  preview.stop();
  expect(status).toBe(201);
  expect(readdirSync(folder)).toEqual(['index.html']);
}, 30_000);
