import { Picture } from '@/components/ui/picture/picture';
import { images } from '@/content/images/manifest';
import { below } from '@/lib/media/below';
import styles from './anejo-cellar.module.scss';

/** Width in px from which the picture is shown at its own size. */
const wholePicture = images.cellar.width;

const cellarSizes =
  `${below('phone')} and (min-resolution: 1.4dppx) 110vw, ${below('phone')} 310vw, ` +
  `${below('desktop')} 260vw, ${below(wholePicture + 1)} 175vw, ${wholePicture}px`;

/** The cellar behind the bottle: a picture of barrels that fades with the distance from the bottle. Decorative. */
export function AnejoCellar() {
  return (
    <>
      <div className={styles.cellar}>
        <Picture name="cellar" alt="" sizes={cellarSizes} className={styles.picture} />
      </div>
      <i className={styles.glow} aria-hidden="true" />
    </>
  );
}
