'use client';

import { useSyncExternalStore } from 'react';
import { devicePanelWords as words, type DeviceItem } from '@/content/device-storage';
import { useHydrated } from '@/hooks/use-hydrated';
import { forgetAge } from '@/lib/age';
import { setCalm } from '@/lib/calm-motion';
import { deviceStorage, storageChanges, storageKeys, tabStorage } from '@/lib/storage';
import styles from './device-storage.module.scss';

interface DeviceRowProps {
  readonly item: DeviceItem;
  readonly onRemoved: () => void;
}

const nothingOnServer = () => null;

/** The value kept under a key now, on the device or for this tab. */
function readItem(key: string): string | null {
  return deviceStorage.read(key) ?? tabStorage.read(key);
}

/** Deletes a key the way its own control does, so that the page reacts to it. */
function removeItem(key: string): void {
  if (key === storageKeys.age) forgetAge();
  else if (key === storageKeys.motion) setCalm(false);
  deviceStorage.remove(key);
  tabStorage.remove(key);
}

/** One key of the panel, with its current value, which other tabs and controls may change. */
export function DeviceRow({ item, onRemoved }: DeviceRowProps) {
  const isLive = useHydrated();
  const value = useSyncExternalStore(
    storageChanges.subscribe,
    () => readItem(item.key),
    nothingOnServer,
  );

  function remove() {
    removeItem(item.key);
    onRemoved();
  }

  return (
    <tr>
      <th scope="row">
        <code>{item.key}</code>
        <small>{item.kept}</small>
      </th>
      <td>
        {item.purpose} <span className={styles.written}>{item.written}</span>
      </td>
      <td>{item.lifetime}</td>
      <td className={styles.now}>
        {isLive ? (
          <>
            {value === null ? <em>{words.nothing}</em> : <code>{value}</code>}
            <button type="button" aria-label={`${words.remove} ${item.key}`} onClick={remove}>
              {words.remove}
            </button>
          </>
        ) : (
          <em>{words.unknown}</em>
        )}
      </td>
    </tr>
  );
}
