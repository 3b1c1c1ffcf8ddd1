import { linksToStates } from '@/content/lists/shops';
import styles from './states-index.module.scss';

/** The states, as in the index of a book: each leads to the page of its places. */
export function StatesIndex() {
  return (
    <ul className={styles.states}>
      {linksToStates().map(({ label, href, count, cities }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          <span className={styles.cities}>{cities}</span>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
