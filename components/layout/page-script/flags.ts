import { storageKeys } from '@/lib/storage-keys';
import { readStored } from './read-stored';

const page = document.documentElement;

/**
 * Sets `<html data-age>` to `verified` if the device's stored flag is `true`. The tab's, for devices that keep
 * nothing, is read when React's scripts run (`lib/age`).
 */
export function markAge(): void {
  page.dataset.age = readStored(storageKeys.age) === 'true' ? 'verified' : 'unknown';
}

/** Sets `<html data-motion="calm">` where the footer's switch was left on. */
export function markMotion(): void {
  if (readStored(storageKeys.motion) === 'calm') page.dataset.motion = 'calm';
}

/**
 * Sets `<html data-without-scripts>` on a page that has crashed (`app/global-error.tsx`): React's scripts are then
 * left out. The next reload tries again.
 */
export function markCrash(): void {
  if (!history.state?.withoutScripts) return;
  page.dataset.withoutScripts = '';
  history.replaceState(null, '');
}
