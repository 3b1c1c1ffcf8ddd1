import { storageKeys } from '@/lib/storage/keys';
import { deviceStorage } from '@/lib/storage/storage';

const calm = 'calm';
const query = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();

/** Whether the system asks for less motion. */
export function systemIsCalm(): boolean {
  return window.matchMedia(query).matches;
}

/** Whether the footer's own switch asks for it. */
export function switchIsCalm(): boolean {
  return document.documentElement.dataset.motion === calm;
}

/** Motion is calm when either asks. */
export function isCalm(): boolean {
  return switchIsCalm() || systemIsCalm();
}

function show(on: boolean): void {
  if (on) document.documentElement.dataset.motion = calm;
  else delete document.documentElement.dataset.motion;
  listeners.forEach((listener) => listener());
}

/** Turns the footer's switch, and remembers it on the device. */
export function setCalm(on: boolean): void {
  if (on) deviceStorage.write(storageKeys.motion, calm);
  else deviceStorage.remove(storageKeys.motion);
  show(on);
}

/** Follows the device's value, after another tab or the panel on /cookies has changed it. */
export function readMotion(): void {
  show(deviceStorage.read(storageKeys.motion) === calm);
}

/** Calls back when the system's wish or the switch changes, here or in another tab. */
export function subscribeToMotion(listener: () => void): () => void {
  const media = window.matchMedia(query);
  if (listeners.size === 0) window.addEventListener('storage', readMotion);
  listeners.add(listener);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readMotion);
  };
}
