import styles from './depth.module.scss';

/** A depth mark beside the vein, as on a drill log. Decorative: the words carry the story. */
export function Depth({ at, className }: { at: string; className?: string }) {
  return (
    <p className={className ? `${styles.depth} ${className}` : styles.depth} aria-hidden="true">
      {at}
    </p>
  );
}
