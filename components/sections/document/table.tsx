import type { ReactNode } from 'react';
import styles from './table.module.scss';

interface TableProps {
  /** The accessible name: the table's headings. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table in a text. Where it is wider than its column it scrolls, by the arrow keys too. */
export function Table({ label, children }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <div role="group" aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
