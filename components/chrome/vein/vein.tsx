import styles from './vein.module.scss';

/**
 * The vein of gold down the left edge, and the lode in which it branches out of the clay into the
 * obsidian below. The vein is drawn whole; once the scroll scenes run, it grows as the visitor
 * descends. Decorative.
 */
export function Vein() {
  return (
    <>
      <div className={styles.vein} aria-hidden="true">
        <div className={styles.window} data-scene="vein">
          <div className={styles.gold} data-texture />
        </div>
      </div>
      <i className={styles.lode} data-texture aria-hidden="true" />
    </>
  );
}
