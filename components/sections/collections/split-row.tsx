import { Caption } from '@/components/ui/caption/caption';
import { textureProps } from '@/components/ui/texture';
import { collections } from '@/content/home';
import { anchorIds } from '@/content/routes';
import styles from './split-row.module.scss';
import { Strata } from './strata';

/** The split row: the same bands of ground on both sides of a split, with the east side lower. */
export function SplitRow() {
  const { west, east, splitNote } = collections;
  return (
    <div id={anchorIds.strata} className={styles.splitRow} data-scene="strata">
      <Strata className={styles.west} label={west.label} strata={west.strata} />
      <Strata className={styles.east} label={east.label} strata={east.strata} />
      <i className={styles.vein} data-split-vein {...textureProps} aria-hidden="true" />
      <Caption className={styles.splitNote} lines={splitNote} />
    </div>
  );
}
