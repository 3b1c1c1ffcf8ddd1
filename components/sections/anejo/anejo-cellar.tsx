import { Picture } from '@/components/ui/picture/picture';
import { images } from '@/lib/images/manifest';
import { below } from '@/lib/media/below';
import styles from './anejo-cellar.module.scss';

/** From here on it is shown at its own width, and no wider. */
const wholePicture = images.barrels.width;

const cellarSizes =
  `${below('phone')} and (min-resolution: 1.4dppx) 110vw, ${below('phone')} 310vw, ` +
  `${below('desktop')} 260vw, ${below(wholePicture + 1)} 175vw, ${wholePicture}px`;

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
