/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { toCsv } from '@/server/enquiries/csv';
import { describe as describeEnquiries } from '@/server/enquiries/describe';
import type { KeptEnquiry } from '@/server/enquiries/store';
import { parseCsv } from './support/csv';
import { goodEnquiry } from './support/enquiry';
import { startReceiver } from './support/receiver';

const kept: KeptEnquiry = { ...goodEnquiry, receivedAt: '2026-11-20T10:00:01.000Z' };

describe('the table for spreadsheets', () => {
  test.each(['=1+1', '+1 614', '-2', '@SUM(A1)', '＝1', "'quoted"])(
    '%s is text there, not a formula, and can be had back',
    (lastName) => {
      const [, row] = parseCsv(toCsv([{ ...kept, lastName }]).slice(1));
      expect(row).toContain(`'${lastName}`);
    },
  );

  // Where a semicolon divides cells, as in much of Europe, what follows one begins a cell of its own.
  test.each([
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a; @SUM(1)', "a;' @SUM(1)"],
    ["a;'b", "a;''b"],
    ['=1;=2', "'=1;'=2"],
    ['a;b', 'a;b'],
  ])('%s is no formula behind its semicolon either', (consentText, guarded) => {
    const [, row] = parseCsv(toCsv([{ ...kept, consentText }]).slice(1));
    expect(row).toContain(guarded);
  });

  test('quotes, commas and breaks stay in their cell', () => {
    const lastName = 'a "b", c\r\nd';
    const [head, row] = parseCsv(toCsv([{ ...kept, lastName }]).slice(1));
    expect(row?.[head?.indexOf('lastName') ?? -1]).toBe(lastName);
  });

  test('opens with a byte order mark and a head', () => {
    expect(toCsv([])).toMatch(/^\uFEFFid,receivedAt,/);
  });
});

describe('the list for the terminal', () => {
  test('shows what was filled in and counts', () => {
    const list = describeEnquiries([{ ...kept, phone: '' }]);
    expect(list).toContain('Nuñez');
    expect(list).not.toContain('phone');
    expect(list).toContain('1 in all.');
    expect(describeEnquiries([])).toBe('No enquiries yet.');
  });

  test('names marks that a terminal would obey, or that nobody would see', () => {
    const lastName = 'a\u202eb\u001b[2Jc\u200bd\ufeffe\u00adf\u{e0041}';
    expect(describeEnquiries([{ ...kept, lastName }])).toContain(
      'a\\u{202e}b\\u{1b}[2Jc\\u{200b}d\\u{feff}e\\u{ad}f\\u{e0041}',
    );
  });

  test('leaves the joiners that some scripts are written with', () => {
    expect(describeEnquiries([{ ...kept, lastName: 'نام\u200cها' }])).toContain('نام\u200cها');
  });
});

test('erasing leaves no trace of the person in the files', async () => {
  const receiver = startReceiver();
  await receiver.postJson({ ...goodEnquiry, lastName: 'Erasmus-Unmistakable' });
  await receiver.postJson({ ...goodEnquiry, id: 'another-one' });
  expect(receiver.store.erase(goodEnquiry.id)).toBe(true);
  expect(receiver.store.erase(goodEnquiry.id)).toBe(false);
  expect(receiver.store.all().map(({ id }) => id)).toEqual(['another-one']);
  for (const file of [receiver.file, `${receiver.file}-wal`]) {
    expect(readFileSync(file).includes('Erasmus-Unmistakable')).toBe(false);
  }
  receiver.close();
});
