import { storageKeys } from '@/lib/storage/keys';
import { deviceStorage, tabStorage } from '@/lib/storage/storage';

export type Age = 'unknown' | 'verified';

const confirmed = 'true';
const listeners = new Set<() => void>();
let known: Age = readBoot();

/** The boot script has read storage before this module came. */
function readBoot(): Age {
  if (typeof document === 'undefined') return 'unknown';
  return document.documentElement.dataset.age === 'verified' ? 'verified' : 'unknown';
}

/** Reads storage afresh, writes the answer on `<html data-age>` and tells whoever listens. */
export function readAge(): Age {
  const stored =
    deviceStorage.read(storageKeys.age) === confirmed ||
    tabStorage.read(storageKeys.age) === confirmed;
  const age: Age = stored ? 'verified' : 'unknown';
  document.documentElement.dataset.age = age;
  if (age !== known) {
    known = age;
    listeners.forEach((listener) => listener());
  }
  return age;
}

/** The age as last read: a cheap snapshot for React. */
export function currentAge(): Age {
  return known;
}

/** The visitor declares to be of age. Where the device keeps nothing, it holds for this visit. */
export function confirmAge(): void {
  const kept = deviceStorage.write(storageKeys.age, confirmed);
  if (!kept) tabStorage.write(storageKeys.age, confirmed);
  readAge();
}

/** Removes the confirmation from the device. */
export function forgetAge(): void {
  deviceStorage.remove(storageKeys.age);
  tabStorage.remove(storageKeys.age);
  readAge();
}

/**
 * Calls back when the age changes, in this tab or another. A page that comes back from the
 * browser's back/forward cache has missed the other tabs' events, so it reads again.
 */
export function subscribeToAge(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', readAge);
    window.addEventListener('pageshow', readAge);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', readAge);
    window.removeEventListener('pageshow', readAge);
  };
}
