import { readSettings } from '@/server/settings';

const usual = { host: '127.0.0.1', port: 3000, perMinute: 20, path: '/enquiries' };

test('settings that are unset or empty have their defaults', () => {
  expect(readSettings({})).toMatchObject(usual);
  expect(readSettings({ HOST: '', PORT: '', ENQUIRIES_PER_MINUTE: '' })).toMatchObject(usual);
});

test('settings are read from the environment', () => {
  const env = { HOST: '0.0.0.0', PORT: '0', ENQUIRIES_PER_MINUTE: '1' };
  expect(readSettings(env)).toMatchObject({ host: '0.0.0.0', port: 0, perMinute: 1 });
});

test('enquiries are taken where the forms of the build post to', () => {
  expect(readSettings({}, '/contact?x=1').path).toBe('/contact');
  expect(readSettings({}, 'https://forms.example/f/42').path).toBe('/enquiries');
  const env = { NEXT_PUBLIC_CONTACT_ENDPOINT: '/letters' };
  expect(readSettings(env, '/contact').path).toBe('/letters');
  expect(() => readSettings({ NEXT_PUBLIC_CONTACT_ENDPOINT: 'letters' })).toThrow('nor a path');
});

test.each([
  ...['http', '65536', '0x50'].map((value) => ['PORT', value] as const),
  ...['abc', '0', '-1', '2.5', 'Infinity', ' '].map((it) => ['ENQUIRIES_PER_MINUTE', it] as const),
])('%s=%s is refused with words that name it', (name, value) => {
  const words = new RegExp(`^${name} must be a number from \\d+ to \\d+, not "${value}"\\.$`);
  expect(() => readSettings({ [name]: value })).toThrow(words);
});
