import { Mark } from '@/components/ui/mark/mark';
import { markGrid, markPieces } from '@/components/ui/mark/mark-pieces';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import styles from './header-logo.module.scss';

/**
 * The mark and the wordmark. The mark is four pieces that move apart and together; on the privacy policy it is one
 * picture, as the specification asks.
 */
export function HeaderLogo({ whole }: { readonly whole: boolean }) {
  return (
    <span className={styles.logo} aria-hidden="true">
      {whole ? (
        <Mark className={styles.mark} />
      ) : (
        <span className={styles.mark}>
          {markPieces.map(({ name, path }) => (
            <svg
              key={name}
              className={styles[name]}
              viewBox={markGrid}
              data-logo-piece={name}
              focusable="false"
            >
              <path d={path} />
            </svg>
          ))}
        </span>
      )}
      <Wordmark className={styles.wordmark} />
    </span>
  );
}
