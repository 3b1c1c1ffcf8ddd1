import { hasSamples } from '@/content/lists/read-list';
import { listsWords } from '@/content/lists/words';
import styles from './samples-note.module.scss';

/** Says that a list holds samples. Renders nothing for a real list. */
export function SamplesNote() {
  return hasSamples && <p className={styles.note}>{listsWords.samples}</p>;
}
