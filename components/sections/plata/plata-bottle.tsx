import { Picture } from '@/components/ui/picture/picture';
import { textureProps } from '@/components/ui/texture';
import { plata } from '@/content/home';
import { below } from '@/lib/media/below';
import styles from './plata-bottle.module.scss';

/** The clear bottle and its shadow on the limewash. */
export function PlataBottle() {
  return (
    <div className={styles.bottle}>
      <i className={styles.shadow} {...textureProps} aria-hidden="true" />
      <Picture
        name="plata-cut"
        alt={plata.picture.alt}
        sizes={`${below('phone')} min(53vw, 26.4vw + 127px), ${below('desktop')} 35vw, min(24.3vw, 467px)`}
      />
    </div>
  );
}
