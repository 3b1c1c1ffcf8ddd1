import { describe as describeEnquiries, toCsv } from '@/server/records';
import type { Forwarding, StoredEnquiry } from '@/server/enquiries/tables';
import { parseCsv } from './support/csv';
import { validEnquiry } from './support/enquiry';

const enquiry: StoredEnquiry & Forwarding = {
  ...validEnquiry,
  receivedAt: '2026-11-20T10:00:01.000Z',
  nextAttemptAt: null,
  attempts: 0,
  forwardedAt: null,
  failure: null,
  refusals: 0,
};

describe('the table for spreadsheets', () => {
  test.each([
    ...['=1+1', '+1 614', '-2', '@SUM(A1)', '＝1', "'quoted"].map((text) => [text, `'${text}`]),
    // Where a semicolon divides cells, as in much of Europe, what follows one begins a cell of its own.
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a; @SUM(1)', "a;' @SUM(1)"],
    ["a;'b", "a;''b"],
    ['=1;=2', "'=1;'=2"],
    // Quotes, commas and breaks stay in their cell.
    ['a;b', 'a;b'],
    ['a "b", c\r\nd', 'a "b", c\r\nd'],
  ])('%j is text there, not a formula: %j', (lastName = '', guarded = '') => {
    const [head, row] = parseCsv(toCsv([{ ...enquiry, lastName }]).slice(1));
    expect(row?.[head?.indexOf('lastName') ?? -1]).toBe(guarded);
  });

  test('opens with a byte order mark and a head', () => {
    expect(toCsv([])).toMatch(/^\uFEFFid,receivedAt,/);
  });
});

test('a doubtful enquiry is marked in CSV and in the list', () => {
  const [head, row] = parseCsv(toCsv([{ ...enquiry, doubtful: 'yes' }]).slice(1));
  expect(row?.[head?.indexOf('doubtful') ?? -1]).toBe('yes');
  const list = describeEnquiries([enquiry, { ...enquiry, doubtful: 'yes' }]);
  expect(list).toMatch(/^doubtful +yes$/m);
  expect(list).toContain('2 in all, 1 doubtful.');
});

test('bidi controls are not in the CSV, and do not hide a formula', () => {
  const [, row] = parseCsv(toCsv([{ ...enquiry, firstName: 'Ana\u202e', lastName: '\u200f=1+1' }]));
  expect(row).toEqual(expect.arrayContaining(['Ana', "'=1+1"]));
});

describe('the list for the terminal', () => {
  test('shows what was filled in and counts', () => {
    const list = describeEnquiries([{ ...enquiry, phone: '' }]);
    expect(list).toContain('Nuñez');
    expect(list).not.toContain('phone');
    expect(list).toContain('1 in all.');
    expect(describeEnquiries([])).toBe('No enquiries yet.');
  });

  test('says what is still to be sent on, and when the rest was', () => {
    const forwardedAt = '2026-11-20T10:00:02.000Z';
    const waiting = { ...enquiry, nextAttemptAt: forwardedAt, attempts: 3 };
    const list = describeEnquiries([{ ...enquiry, forwardedAt }, waiting]);
    expect(list).toContain(`sent on      ${forwardedAt}`);
    expect(list).toContain('sent on      not yet (attempts: 3)');
    expect(list).toContain('2 in all, 1 still to be sent on.');
  });

  test('escapes control and invisible characters, except joiners', () => {
    const lastName = 'a\u202eb\u001b[2Jc\u200bd\ufeffe\u00adf\u{e0041} نام\u200cها';
    expect(describeEnquiries([{ ...enquiry, lastName }])).toContain(
      'a\\u{202e}b\\u{1b}[2Jc\\u{200b}d\\u{feff}e\\u{ad}f\\u{e0041} نام\u200cها',
    );
  });
});
