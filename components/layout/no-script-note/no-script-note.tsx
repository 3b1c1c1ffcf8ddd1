import { footer } from '@/content/navigation';
import styles from './no-script-note.module.scss';

/** Without JavaScript there is no age gate: the page says for whom it is, below the header's bar. */
export function NoScriptNote() {
  return (
    <noscript>
      <p className={styles.note}>{footer.noScript}</p>
    </noscript>
  );
}
