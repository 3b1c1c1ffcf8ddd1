import { deviceStorage, storageChanges, storageKeys } from './storage';
import { createStore } from './store';

const calm = 'calm';

/** The media query by which the system asks for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the footer's switch asks for less motion. */
export const calmSwitch = createStore(false);

/** Reads the stored switch again, and updates `<html data-motion>`. */
export function readMotion(): void {
  const on = deviceStorage.read(storageKeys.motion) === calm;
  if (on) document.documentElement.dataset.motion = calm;
  else delete document.documentElement.dataset.motion;
  calmSwitch.set(on);
}

if (typeof document !== 'undefined') readMotion();
storageChanges.subscribe(readMotion);

/** Stores the footer's switch. */
export function setCalm(on: boolean): void {
  if (on) deviceStorage.write(storageKeys.motion, calm);
  else deviceStorage.remove(storageKeys.motion);
}
