'use client';

import { useId, useState } from 'react';
import {
  deviceItems,
  devicePanelWords as words,
  deviceStorageWords,
} from '@/content/device-storage';
import { useHydrated } from '@/hooks/use-hydrated';
import { DeviceRow } from './device-row';
import styles from './device-storage.module.scss';

declare global {
  interface Navigator {
    /** The visitor's refusal of sale and sharing (globalprivacycontrol.github.io/gpc-spec). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The panel on /cookies: each key, what it is for, its value now, and a button that deletes it. */
export function DeviceStorage() {
  const id = useId();
  const [said, setSaid] = useState('');
  const isLive = useHydrated();
  const { title, caption, columns } = deviceStorageWords;

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
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
