import { createListeners } from './listeners';
import { storageKeys } from './storage-keys';
import { deviceStorage, watchStorage } from './storage';

const calm = 'calm';
const query = '(prefers-reduced-motion: reduce)';
const listeners = createListeners();

watchStorage(readMotion);

/** Whether the system asks for less motion. */
export function systemIsCalm(): boolean {
  return window.matchMedia(query).matches;
}

/** Whether the footer's switch asks for less motion. */
export function switchIsCalm(): boolean {
  return document.documentElement.dataset.motion === calm;
}

/** Whether either of them asks for less motion. */
export function isCalm(): boolean {
  return switchIsCalm() || systemIsCalm();
}

function apply(on: boolean): void {
  if (on) document.documentElement.dataset.motion = calm;
  else delete document.documentElement.dataset.motion;
  listeners.notify();
}

/** Sets the footer's switch and stores it. */
export function setCalm(on: boolean): void {
  if (on) deviceStorage.write(storageKeys.motion, calm);
  else deviceStorage.remove(storageKeys.motion);
  apply(on);
}

/** Reads the stored switch again, after another tab has changed it. */
export function readMotion(): void {
  apply(deviceStorage.read(storageKeys.motion) === calm);
}

/** Calls back when the system's setting or the switch changes, here or in another tab. */
export function subscribeToMotion(listener: () => void): () => void {
  const system = window.matchMedia(query);
  const unsubscribe = listeners.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    unsubscribe();
    system.removeEventListener('change', listener);
  };
}
