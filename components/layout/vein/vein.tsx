import { Tilde } from '@/components/ui/tilde/tilde';
import { textureProps } from '@/components/ui/texture';
import styles from './vein.module.scss';

/**
 * The vein of gold at the left edge, and the lode into which it branches at the footer. It grows with the scroll: by a
 * CSS scroll timeline, with a tilde at its end, or by GSAP (`scroll-scenes`) where the browser has none. In calm motion
 * it is shown whole. Decorative.
 */
export function Vein() {
  return (
    <>
      <div className={styles.vein} aria-hidden="true">
        <Tilde className={styles.cursor} />
        <div className={styles.opening} data-scene="vein">
          <div className={styles.gold} {...textureProps} />
        </div>
      </div>
      <i className={styles.lode} {...textureProps} aria-hidden="true" />
    </>
  );
}
