import { classNames } from '@/lib/class-names';
import styles from './depth.module.scss';

/** A depth such as “9 m” beside the vein, as in a drill log. Decorative. */
export function Depth({
  label,
  className,
}: {
  readonly label: string;
  readonly className?: string;
}) {
  return (
    <p className={classNames(styles.depth, className)} aria-hidden="true">
      {label}
    </p>
  );
}
