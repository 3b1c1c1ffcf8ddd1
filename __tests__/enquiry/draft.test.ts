/** @jest-environment jsdom */
import { dropDraft, saveDraft, readDraft } from '@/lib/enquiry/draft';
import { emptyDetails } from '@/lib/enquiry/enquiry';
import { storageKeys } from '@/lib/storage';

const details = { ...emptyDetails, firstName: 'Zoë', email: 'z@mail.example' };

beforeEach(() => sessionStorage.clear());

test('each form finds its own draft again, with the id of its last attempt', () => {
  saveDraft('modal', { details, attempt: { id: 'id-of-attempt', words: 'as sent' } });
  saveDraft('footer', { details: { ...emptyDetails, email: 'f@mail.example' } });
  expect(readDraft('modal')).toEqual({
    details,
    attempt: { id: 'id-of-attempt', words: 'as sent' },
  });
  expect(readDraft('footer')).toEqual({ details: { ...emptyDetails, email: 'f@mail.example' } });
});

test('a sent form leaves nothing of its own behind, and not the key when it was the last', () => {
  saveDraft('modal', { details });
  saveDraft('footer', { details });
  dropDraft('modal');
  expect(readDraft('modal')).toEqual({ details: emptyDetails });
  expect(readDraft('footer')).toEqual({ details });
  dropDraft('footer');
  expect(sessionStorage.getItem(storageKeys.draft)).toBeNull();
});

test.each(['', 'null', '7', '[]', '{', '{"modal":3}', '{"modal":{"details":"x"}}'])(
  'a stored value of %j counts as no draft',
  (value) => {
    sessionStorage.setItem(storageKeys.draft, value);
    expect(readDraft('modal')).toEqual({ details: emptyDetails });
  },
);

test('values of the wrong type are left out', () => {
  const value = { modal: { details: { ...details, phone: 7 }, attempt: { id: 7 } } };
  sessionStorage.setItem(storageKeys.draft, JSON.stringify(value));
  expect(readDraft('modal')).toEqual({ details });
});

test('where storage is blocked the draft lasts as long as the page', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  saveDraft('modal', { details });
  expect(readDraft('modal')).toEqual({ details });
  blocked.mockRestore();
  dropDraft('modal');
});
