/** @jest-environment jsdom */
import { createSafeStorage } from '@/lib/storage';

const throwSecurityError = () => {
  throw new DOMException('denied', 'SecurityError');
};

function fakeStore(methods: Partial<Storage>): Storage {
  return { ...methods } as Storage;
}

beforeEach(() => window.localStorage.clear());

describe('safe storage', () => {
  it('keeps a value on the device and says so', () => {
    const store = createSafeStorage(() => window.localStorage);
    expect(store.write('key', 'value')).toBe(true);
    expect(window.localStorage.getItem('key')).toBe('value');
    expect(store.read('key')).toBe('value');
  });

  it('sees a value that another tab has changed', () => {
    const store = createSafeStorage(() => window.localStorage);
    store.write('key', 'ours');
    window.localStorage.setItem('key', 'theirs');
    expect(store.read('key')).toBe('theirs');
  });

  it.each([
    ['blocked', throwSecurityError],
    ['missing', () => null as unknown as Storage],
    [
      'full',
      () =>
        fakeStore({
          getItem: () => null,
          setItem: throwSecurityError,
          removeItem: throwSecurityError,
        }),
    ],
    [
      'read-only',
      () => fakeStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    ],
  ])('keeps a value for the page where the store is %s, until it is removed', (_, open) => {
    const store = createSafeStorage(open);
    expect(store.read('key')).toBeNull();
    expect(store.write('key', 'value')).toBe(false);
    expect(store.read('key')).toBe('value');
    store.remove('key');
    expect(store.read('key')).toBeNull();
  });

  it('goes back to the device once it can write again', () => {
    let blocked = true;
    const store = createSafeStorage(() => (blocked ? throwSecurityError() : window.localStorage));
    store.write('key', 'first');
    blocked = false;
    expect(store.write('key', 'second')).toBe(true);
    window.localStorage.removeItem('key');
    expect(store.read('key')).toBeNull();
  });
});
