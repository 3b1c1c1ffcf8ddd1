import { Tilde } from '@/components/ui/tilde/tilde';
import styles from './vein.module.scss';

/**
 * The vein of gold down the left edge, and the lode in which it branches out of the clay into the
 * obsidian below. It grows as the visitor descends, with a tilde on its end, where the browser has scroll
 * timelines; by the scroll scenes where it has none; and is whole where calm is asked for. Decorative.
 */
export function Vein() {
  return (
    <>
      <div className={styles.vein} aria-hidden="true">
        <Tilde className={styles.cursor} />
        <div className={styles.opening} data-scene="vein">
          <div className={styles.gold} data-texture />
        </div>
      </div>
      <i className={styles.lode} data-texture aria-hidden="true" />
    </>
  );
}
