import { detailFields, emptyDetails, problemKinds, type DetailField } from '@/lib/enquiry/enquiry';
import { validateDetails, tidy, tidyDetails } from '@/lib/enquiry/validate';

const validDetails = { firstName: 'Zoë', lastName: 'Nuñez', email: 'z@mail.example', phone: '' };
const problemOf = (field: DetailField, value: string) =>
  validateDetails('modal', tidyDetails({ ...validDetails, [field]: value }))[field];

describe('what must be there', () => {
  test('the modal needs both names and an address, not a number', () => {
    expect(validateDetails('modal', emptyDetails)).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      email: 'missing',
    });
  });

  test('the footer needs an address only', () => {
    expect(validateDetails('footer', emptyDetails)).toEqual({ email: 'missing' });
  });

  test('a value of nothing but spaces and invisible marks is missing', () => {
    expect(problemOf('firstName', ' \u00a0\u200b\ufeff\t')).toBe('missing');
  });
});

describe('names', () => {
  test.each([
    'Nuñez',
    '李小龍',
    'Ольга',
    'محمد',
    'ดวงใจ',
    'O’Brien-Smith',
    'X Æ A-12',
    'ß',
    '=1+1',
  ])('%s is a name', (name) => expect(problemOf('lastName', name)).toBeUndefined());

  test('80 characters are taken and 81 are not, counted as people count', () => {
    expect(problemOf('firstName', '𝒵'.repeat(80))).toBeUndefined();
    expect(problemOf('firstName', 'é'.repeat(81))).toBe('long');
  });

  test.each(['a\u0000b', 'a\u001bb', 'a\u009fb', 'a\ud800b'])(
    'what no form can carry is refused: %j',
    (name) => expect(problemOf('firstName', name)).toBe('characters'),
  );
});

describe('addresses', () => {
  test.each([
    'a@b.co',
    'first.last+tag+tag@mail.example',
    "o'brien@mail.example",
    'x@sub.sub.mail.example',
    'иван@почта.рф',
    'a@xn--80a.xn--p1ai',
    `${'a'.repeat(241)}@mail.example`,
  ])('%s is an address', (email) => expect(problemOf('email', email)).toBeUndefined());

  test.each([
    'a',
    'a@b',
    '@mail.example',
    'a@mail..example',
    'a@-mail.example',
    'a b@mail.example',
    'a@mail.example, b@mail.example',
    'Zoë <a@mail.example>',
    'a@b@mail.example',
  ])('%s is no address', (email) => expect(problemOf('email', email)).toBe('format'));

  test('255 characters are too many', () => {
    expect(problemOf('email', `${'a'.repeat(242)}@mail.example`)).toBe('long');
  });

  test('a very long hostile text is answered at once', () => {
    const start = performance.now();
    expect(problemOf('email', `a@${'a-'.repeat(100_000)}`)).toBe('long');
    expect(problemOf('phone', `${'+ '.repeat(100_000)}x`)).toBe('format');
    expect(problemOf('firstName', `x${' '.repeat(100_000)}x`)).toBe('long');
    expect(problemOf('lastName', ' '.repeat(100_000))).toBe('missing');
    // Backtracking would take many seconds.
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

describe('telephone numbers', () => {
  test.each(['', '5550142', '+1 (614) 555-0142', '614.555.0142', '+52 33 1234 5678', '٠١٢٣٤٥٦٧٨'])(
    '“%s” is taken',
    (phone) => expect(problemOf('phone', phone)).toBeUndefined(),
  );

  test.each(['555014', '1234567890123456', 'call me', '614-555-01x2', '1+6145550142', '+'])(
    '“%s” is not',
    (phone) => expect(problemOf('phone', phone)).toBe('format'),
  );
});

describe('pasting', () => {
  test('spaces, line breaks and direction marks around a value go', () => {
    expect(tidy('email', '\u00a0 a@b.co\r\n')).toBe('a@b.co');
    expect(tidy('phone', '\u202a+1 614 555 0142\u202c')).toBe('+1 614 555 0142');
    expect(tidy('firstName', '\u200bAna\tMaría ')).toBe('Ana María');
  });

  test('what belongs inside a name stays', () => {
    expect(tidy('lastName', 'de la  Cruz')).toBe('de la  Cruz');
    expect(tidy('lastName', 'نیک\u200cپور')).toBe('نیک\u200cپور');
  });
});

test('no reason is named that no value is refused for: each has a message that must be written', () => {
  const tried = ['', 'a\u0000b', 'a@b', 'é'.repeat(81), 'a'.repeat(255), 'call me'];
  for (const field of detailFields) {
    const found = new Set(
      tried.map((value) => problemOf(field, value)).filter((problem) => problem),
    );
    expect([field, [...found].sort()]).toEqual([field, [...problemKinds[field]].sort()]);
  }
});
