import { Picture } from '@/components/ui/picture/picture';
import styles from './anejo-cellar.module.scss';

const cellarSizes =
  '(max-width: 767px) and (min-resolution: 1.4dppx) 110vw, (max-width: 767px) 310vw, ' +
  '(max-width: 1023px) 260vw, (max-width: 1920px) 175vw, 1920px';

/** The room behind the bottle: barrels far away in the oak, as far as the bottle's light reaches. */
export function AnejoCellar() {
  return (
    <>
      <div className={styles.cellar}>
        <Picture name="barrels" alt="" sizes={cellarSizes} className={styles.picture} />
      </div>
      <i className={styles.glow} aria-hidden="true" />
    </>
  );
}
