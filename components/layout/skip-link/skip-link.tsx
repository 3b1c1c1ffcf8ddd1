import { chrome } from '@/content/navigation';
import styles from './skip-link.module.scss';

/** The first thing in the tab order: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      {chrome.skip}
    </a>
  );
}
