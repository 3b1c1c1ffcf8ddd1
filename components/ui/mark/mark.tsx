import { markGrid, markPieces } from './mark-pieces';
import styles from './mark.module.scss';

export { markGrid, markPieces } from './mark-pieces';

/** The still mark as one drawing, for places that name it in words beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox={markGrid} aria-hidden="true" focusable="false">
      {markPieces.map(({ name, path }) => (
        <path key={name} className={name === 'vein' ? styles.vein : styles.leaf} d={path} />
      ))}
    </svg>
  );
}
