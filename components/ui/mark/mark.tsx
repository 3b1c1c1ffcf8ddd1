import { markGrid, markPieces } from './mark-pieces';
import styles from './mark.module.scss';

/** The mark as one drawing. Decorative: the words beside it name it. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox={markGrid} aria-hidden="true" focusable="false">
      {markPieces.map(({ name, path }) => (
        <path key={name} className={name === 'vein' ? styles.vein : styles.leaf} d={path} />
      ))}
    </svg>
  );
}
