import { hasSamples } from '@/content/lists/read-list';
import { listsWords } from '@/content/lists/words';
import styles from './samples-note.module.scss';

/** Says that a list is made of samples; nothing where it is real. */
export function SamplesNote() {
  return hasSamples && <p className={styles.note}>{listsWords.samples}</p>;
}
