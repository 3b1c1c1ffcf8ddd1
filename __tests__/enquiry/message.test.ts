import { writeMessage } from '@/server/enquiries/message';
import { validEnquiry } from './support/enquiry';

const addresses = { from: 'site@mail.example', to: 'brand@mail.example' };
const write = (words: object) =>
  writeMessage(
    {
      enquiries: [{ ...validEnquiry, receivedAt: '2026-11-20T10:00:00.000Z', ...words }],
      isList: false,
    },
    addresses,
  );

test.each([
  ['josé@mail.example', undefined],
  ['z@münchen.example', 'z@xn--mnchen-3ya.example'],
  ['zoë@münchen.example', undefined],
  ["o'neil+x@mail.example", "o'neil+x@mail.example"],
])('a reply to %s is led to %s, and the address is in the text', async (email, replyTo) => {
  const message = await write({ email });
  expect(message.replyTo).toBe(replyTo);
  expect(message.text).toContain(`Email: ${email}`);
});

test('bidi controls are removed; Hebrew, Arabic and joined emoji stay', async () => {
  const signs = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u206a';
  const names = 'שרה عبد نام\u200cها 👩\u200d🚀';
  const { subject, text } = await write({
    firstName: `Ana${signs}`,
    lastName: names,
    consentText: `Yes${signs} [1]`,
  });
  expect(subject).toBe(`Enquiry from Ana ${names}`);
  expect(text).toContain(`Last Name: ${names}\n`);
  expect(text).toContain('\nYes [1]\n');
});
