import { forgetAge } from '@/lib/age';
import { setCalm } from '@/lib/calm-motion';
import { storageKeys } from '@/lib/storage-keys';
import { deviceStorage, tabStorage } from '@/lib/storage';

/** The value kept under a key now, on the device or for this tab. */
export function readItem(key: string): string | null {
  return deviceStorage.read(key) ?? tabStorage.read(key);
}

/** Deletes a key the way its own control does, so that the page reacts to it. */
export function removeItem(key: string): void {
  if (key === storageKeys.age) forgetAge();
  else if (key === storageKeys.motion) setCalm(false);
  deviceStorage.remove(key);
  tabStorage.remove(key);
}

/** Calls back when anything kept may have changed. */
export function subscribeToItems(listener: () => void): () => void {
  const stops = [deviceStorage.subscribe(listener), tabStorage.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
