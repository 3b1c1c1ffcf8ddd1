import { deviceItems, deviceStorageWords } from '@/content/device-storage';
import styles from './device-items.module.scss';

/** All that the site may keep on a visitor's device, as a table that needs no script. */
export function DeviceItems() {
  const { caption, columns } = deviceStorageWords;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.key}</th>
          <th scope="col">{columns.purpose}</th>
          <th scope="col">{columns.written}</th>
          <th scope="col">{columns.lifetime}</th>
        </tr>
      </thead>
      <tbody>
        {deviceItems.map(({ key, purpose, written, lifetime }) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{purpose}</td>
            <td>{written}</td>
            <td>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
