import { deviceStorage, storageChanges, storageKeys, tabStorage } from './storage';
import { createStore } from './store';

export type Age = 'unknown' | 'verified';

const confirmed = 'true';

/** The visitor's age as last read from storage. */
export const ageStore = createStore<Age>('unknown');

/** Reads storage again and updates `<html data-age>`. */
export function readAge(): Age {
  const isStored = [deviceStorage, tabStorage].some(
    (storage) => storage.read(storageKeys.age) === confirmed,
  );
  const age: Age = isStored ? 'verified' : 'unknown';
  document.documentElement.dataset.age = age;
  ageStore.set(age);
  return age;
}

if (typeof document !== 'undefined') readAge();
storageChanges.subscribe(readAge);

/** Stores that the visitor is of age; in sessionStorage only where localStorage keeps nothing. */
export function confirmAge(): void {
  const isKept = deviceStorage.write(storageKeys.age, confirmed);
  if (!isKept) tabStorage.write(storageKeys.age, confirmed);
}

export function forgetAge(): void {
  deviceStorage.remove(storageKeys.age);
  tabStorage.remove(storageKeys.age);
}
