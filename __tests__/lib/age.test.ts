/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { ageStore, confirmAge, forgetAge, readAge } from '@/lib/age';

const html = document.documentElement;

afterEach(() => {
  jest.restoreAllMocks();
  forgetAge();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the age', () => {
  it('is written as the text true, and only once confirmed', () => {
    readAge();
    expect(window.localStorage.getItem('ageVerified')).toBeNull();
    confirmAge();
    expect(window.localStorage.getItem('ageVerified')).toBe('true');
    expect(html).toHaveAttribute('data-age', 'verified');
  });

  it('is read afresh', () => {
    confirmAge();
    window.localStorage.setItem('ageVerified', 'yes');
    expect(readAge()).toBe('unknown');
    expect(html).toHaveAttribute('data-age', 'unknown');
  });

  it('is removed when forgotten', () => {
    confirmAge();
    forgetAge();
    expect(window.localStorage.getItem('ageVerified')).toBeNull();
    expect(ageStore.get()).toBe('unknown');
  });

  it('follows another tab, and a page that comes back from the cache', () => {
    const listener = jest.fn();
    const stop = ageStore.subscribe(listener);
    window.localStorage.setItem('ageVerified', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ageVerified' }));
    expect(ageStore.get()).toBe('verified');
    window.localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    expect(ageStore.get()).toBe('unknown');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('holds for the visit where the device is full, and can be forgotten again', () => {
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    confirmAge();
    expect(readAge()).toBe('verified');
    expect(window.sessionStorage.getItem('ageVerified')).toBe('true');
    forgetAge();
    expect(readAge()).toBe('unknown');
  });

  it('is known from the tab as soon as the scripts run, where the device kept nothing', async () => {
    window.sessionStorage.setItem('ageVerified', 'true');
    jest.resetModules();
    const age = await import('@/lib/age');
    expect(age.ageStore.get()).toBe('verified');
    expect(html).toHaveAttribute('data-age', 'verified');
  });

  it('holds for the page where all storage throws', () => {
    const throwSecurityError = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwSecurityError);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(throwSecurityError);
    confirmAge();
    expect(readAge()).toBe('verified');
  });
});
