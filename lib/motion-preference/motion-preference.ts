import { storageKeys } from '@/lib/storage/keys';
import { deviceStorage } from '@/lib/storage/storage';

const calm = 'calm';
const query = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();

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
  listeners.forEach((listener) => listener());
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

/**
 * Calls back when the system's setting or the switch changes, here or in another tab. A page from the
 * back/forward cache has missed other tabs' events, so it reads storage again.
 */
export function subscribeToMotion(listener: () => void): () => void {
  const media = window.matchMedia(query);
  if (listeners.size === 0) {
    window.addEventListener('storage', readMotion);
    window.addEventListener('pageshow', readMotion);
  }
  listeners.add(listener);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', readMotion);
    window.removeEventListener('pageshow', readMotion);
  };
}
