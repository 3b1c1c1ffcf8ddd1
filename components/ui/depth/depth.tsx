import styles from './depth.module.scss';

/** A depth such as “9 m” beside the vein, as in a drill log. Decorative. */
export function Depth({ at, className }: { at: string; className?: string }) {
  return (
    <p className={className ? `${styles.depth} ${className}` : styles.depth} aria-hidden="true">
      {at}
    </p>
  );
}
