import { markPieces } from '@/components/ui/mark/mark-pieces';
import { classNames } from '@/lib/class-names';
import styles from './plant.module.scss';

/** The mark without its vein, drawn faintly. Decorative. */
export function Plant({ className }: { readonly className?: string }) {
  return (
    <svg
      className={classNames(styles.plant, className)}
      viewBox="0 0 100 66"
      aria-hidden="true"
      focusable="false"
    >
      {markPieces
        .filter(({ name }) => name !== 'vein')
        .map(({ name, path }) => (
          <path key={name} d={path} />
        ))}
    </svg>
  );
}
