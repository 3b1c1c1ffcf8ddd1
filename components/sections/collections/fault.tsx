import { FieldNote } from '@/components/ui/field-note/field-note';
import { collections } from '@/content/home/collections';
import styles from './fault.module.scss';
import { Strata } from './strata';

/** The split row: the same ground on both sides of a fault, the east side sunk. */
export function Fault() {
  const { west, east, faultNote } = collections;
  return (
    <div className={styles.fault} data-scene="strata">
      <Strata className={styles.west} label={west.label} strata={west.strata} />
      <Strata className={styles.east} label={east.label} strata={east.strata} />
      <i className={styles.vein} data-fault-vein data-texture aria-hidden="true" />
      <FieldNote className={styles.faultNote} lines={faultNote} />
    </div>
  );
}
