import type { MouseEvent, ReactNode } from 'react';
import styles from './corner-note.module.scss';

export interface CornerNoteAction {
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface CornerNoteProps {
  /** Id of the heading that names the note. */
  readonly labelledBy: string;
  readonly actions: readonly CornerNoteAction[];
  readonly children: ReactNode;
}

/** A slip of paper in the corner of the page. It covers little and never takes focus. */
export function CornerNote({ labelledBy, actions, children }: CornerNoteProps) {
  return (
    <aside className={styles.note} aria-labelledby={labelledBy}>
      {children}
      <p className={styles.actions}>
        {actions.map(({ label, onClick }) => (
          <button key={label} type="button" className={styles.action} onClick={onClick}>
            {label}
          </button>
        ))}
      </p>
    </aside>
  );
}
