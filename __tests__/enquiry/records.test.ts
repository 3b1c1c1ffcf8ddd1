/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { toCsv } from '@/preview/enquiries/csv';
import { describe as describeEnquiries } from '@/preview/enquiries/describe';
import type { KeptEnquiry } from '@/preview/enquiries/store';
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

  test('names marks that a terminal would obey', () => {
    const list = describeEnquiries([{ ...kept, lastName: 'a\u202eb\u001b[2J' }]);
    expect(list).toContain('a\\u{202e}b\\u{1b}[2J');
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
