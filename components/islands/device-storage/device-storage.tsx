'use client';

import { useState, useSyncExternalStore } from 'react';
import {
  deviceItems,
  devicePanelWords as words,
  deviceStorageWords,
  type DeviceItem,
} from '@/content/device-storage';
import { anchorIds } from '@/content/routes';
import { useHydrated } from '@/hooks/use-hydrated';
import { deviceStorage, storageChanges, tabStorage } from '@/lib/storage';
import styles from './device-storage.module.scss';

declare global {
  interface Navigator {
    /** The visitor's refusal of sale and sharing (globalprivacycontrol.github.io/gpc-spec). */
    readonly globalPrivacyControl?: boolean;
  }
}

interface DeviceRowProps {
  readonly item: DeviceItem;
  readonly onRemoved: () => void;
}

const nothingOnServer = () => null;

/** The value kept under a key now, on the device or for this tab. */
function readItem(key: string): string | null {
  return deviceStorage.read(key) ?? tabStorage.read(key);
}

/** One storage key, with its current value, which other tabs and controls may change. */
function DeviceRow({ item, onRemoved }: DeviceRowProps) {
  const isLive = useHydrated();
  const value = useSyncExternalStore(
    storageChanges.subscribe,
    () => readItem(item.key),
    nothingOnServer,
  );

  function remove() {
    deviceStorage.remove(item.key);
    tabStorage.remove(item.key);
    onRemoved();
  }

  return (
    <tr id={`kept-${item.key}`}>
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

/** The panel on /cookies: each key, what it is for, its value now, and a button that deletes it. */
export function DeviceStorage() {
  const [said, setSaid] = useState('');
  const isLive = useHydrated();
  const { title, caption, columns } = deviceStorageWords;

  return (
    <section className={styles.panel} aria-labelledby={anchorIds.deviceStorage}>
      <h3 id={anchorIds.deviceStorage} className={styles.heading}>
        {title}
      </h3>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.key}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.lifetime}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {deviceItems.map((item) => (
            <DeviceRow
              key={item.key}
              item={item}
              onRemoved={() => setSaid(`${item.key} ${words.removed}`)}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <p>
        <strong>{words.signal.heading}.</strong>{' '}
        {isLive
          ? words.signal[navigator.globalPrivacyControl ? 'received' : 'absent']
          : words.unknown}
      </p>
    </section>
  );
}
