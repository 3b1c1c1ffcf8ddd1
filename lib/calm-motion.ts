import { deviceStorage, storageKeys, watchStorage } from './storage';
import { createStore } from './store';

const calm = 'calm';

/** The media query by which the system asks for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the footer's switch asks for less motion. */
export const calmSwitch = createStore(false);

function apply(on: boolean): void {
  if (on) document.documentElement.dataset.motion = calm;
  else delete document.documentElement.dataset.motion;
  calmSwitch.set(on);
}

/** Sets the footer's switch and stores it. */
export function setCalm(on: boolean): void {
  if (on) deviceStorage.write(storageKeys.motion, calm);
  else deviceStorage.remove(storageKeys.motion);
  apply(on);
}

/** Reads the stored switch again. */
export function readMotion(): void {
  apply(deviceStorage.read(storageKeys.motion) === calm);
}

if (typeof document !== 'undefined') readMotion();
watchStorage(readMotion);
