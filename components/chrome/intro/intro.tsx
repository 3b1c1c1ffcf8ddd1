import { markGrid, markPieces } from '@/components/ui/mark/mark';
import styles from './intro.module.scss';

/**
 * The landing: the mark's four pieces turn in, meet, and sink to the header's place while the
 * ground fades. All of it is CSS, so that it is there at first paint and ends by itself even if no
 * script ever comes; the boot script only lets a key or a touch end it early.
 */
export function Intro() {
  return (
    <div className={styles.intro} data-intro-cover aria-hidden="true">
      <div className={styles.mark}>
        {markPieces.map(({ name, path }) => (
          <svg key={name} className={styles[name]} viewBox={markGrid} focusable="false">
            <path d={path} />
          </svg>
        ))}
      </div>
    </div>
  );
}
