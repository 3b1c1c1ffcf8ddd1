/** @jest-environment jsdom */
/** Ounces or millilitres, as the page script keeps them. */
import { storageKeys } from '@/lib/storage-keys';

const page = document.documentElement;

const choice = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)!;

/** Opens a serve's page in a language that measures in `usual`; without what comes later if the line is slow. */
async function open(usual: 'oz' | 'ml') {
  jest.resetModules();
  document.body.innerHTML = '';
  page.dataset.units = usual;
  const { applyUnits } = await import('@/components/layout/page-script/units');
  applyUnits();
  const asSeenFirst = page.dataset.units;
  document.body.innerHTML = ['oz', 'ml']
    .map((unit) => `<input type="radio" name="units" value="${unit}" />`)
    .join('');
  choice(usual).checked = true;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  return asSeenFirst;
}

function choose(value: string) {
  choice(value).click();
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each(['oz', 'ml'] as const)('begins in %s where the language measures in it', async (usual) => {
  expect(await open(usual)).toBe(usual);
  expect(choice(usual).checked).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('keeps what is chosen for the next page and the other language, from the first paint on', async () => {
  await open('oz');
  choose('ml');
  expect(localStorage.getItem(storageKeys.units)).toBe('ml');
  expect(await open('oz')).toBe('ml');
  expect(choice('ml').checked).toBe(true);
  choose('oz');
  expect(await open('ml')).toBe('oz');
  expect(choice('oz').checked).toBe(true);
});

it('follows other tabs, and the page’s language again once the choice is deleted', async () => {
  await open('oz');
  localStorage.setItem(storageKeys.units, 'ml');
  window.dispatchEvent(new StorageEvent('storage', { key: 'units' }));
  expect(choice('ml').checked).toBe(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(choice('oz').checked).toBe(true);
});

it('takes nothing else that is stored for a unit', async () => {
  localStorage.setItem(storageKeys.units, '"] x');
  expect(await open('ml')).toBe('ml');
  expect(choice('ml').checked).toBe(true);
});

it('holds for the page where storage is blocked', async () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  await open('oz');
  choose('ml');
  window.dispatchEvent(new Event('pageshow'));
  expect(choice('ml').checked).toBe(true);
  expect(page.dataset.units).toBe('ml');
});
