import { Tilde } from '@/components/ui/tilde/tilde';
import styles from './vein.module.scss';

/**
 * The vein of gold down the left edge, and the lode in which it branches out of the clay into the
 * obsidian below. The vein is drawn whole; once the scroll scenes run, it grows as the visitor
 * descends, and ends in a tilde where the browser moves it by itself. Decorative.
 */
export function Vein() {
  return (
    <>
      <div className={styles.vein} aria-hidden="true">
        <Tilde className={styles.cursor} />
        <div className={styles.window} data-scene="vein">
          <div className={styles.gold} data-texture />
        </div>
      </div>
      <i className={styles.lode} data-texture aria-hidden="true" />
    </>
  );
}
