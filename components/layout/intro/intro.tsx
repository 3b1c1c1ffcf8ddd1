import { markGrid, markPieces } from '@/components/ui/mark/mark-pieces';
import styles from './intro.module.scss';

/**
 * The landing intro: the mark's four pieces turn in, meet and shrink towards the header while the ground fades. All
 * CSS, so that it shows at first paint and ends even if no script arrives. The page script only delays it until the
 * page is seen, and ends it early at a key or a touch.
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
