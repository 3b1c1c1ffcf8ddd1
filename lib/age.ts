import { createListeners } from './listeners';
import { storageKeys } from './storage-keys';
import { deviceStorage, tabStorage, watchStorage } from './storage';

export type Age = 'unknown' | 'verified';

const confirmed = 'true';
const listeners = createListeners();
let known: Age = readBoot();

watchStorage(readAge);

/** The boot script has read the device's storage before this module loads, and left the tab's to it. */
function readBoot(): Age {
  if (typeof document === 'undefined') return 'unknown';
  const { dataset } = document.documentElement;
  if (tabStorage.read(storageKeys.age) === confirmed) dataset.age = 'verified';
  return dataset.age === 'verified' ? 'verified' : 'unknown';
}

/** Reads storage again, updates `<html data-age>` and notifies subscribers. */
export function readAge(): Age {
  const stored =
    deviceStorage.read(storageKeys.age) === confirmed ||
    tabStorage.read(storageKeys.age) === confirmed;
  const age: Age = stored ? 'verified' : 'unknown';
  document.documentElement.dataset.age = age;
  if (age !== known) {
    known = age;
    listeners.notify();
  }
  return age;
}

/** The age as last read: a snapshot for React. */
export function currentAge(): Age {
  return known;
}

/** Stores that the visitor is of age; for this visit only where localStorage keeps nothing. */
export function confirmAge(): void {
  const kept = deviceStorage.write(storageKeys.age, confirmed);
  if (!kept) tabStorage.write(storageKeys.age, confirmed);
  readAge();
}

/** Removes the confirmation. */
export function forgetAge(): void {
  deviceStorage.remove(storageKeys.age);
  tabStorage.remove(storageKeys.age);
  readAge();
}

/** Calls back when the age changes, in this tab or another. */
export const subscribeToAge = listeners.subscribe;
