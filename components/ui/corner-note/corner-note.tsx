import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus';
import { useScrollPadding } from './use-scroll-padding';
import styles from './corner-note.module.scss';

interface CornerNoteAction {
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

interface CornerNoteProps {
  /** Id of the heading that names the note. */
  readonly labelledBy: string;
  readonly actions: readonly CornerNoteAction[];
  readonly children: ReactNode;
}

/**
 * A non-modal note in the corner of the window. It never takes focus by itself, and returns focus when it
 * goes. It is the last element of the page and sticks to the window's lower edge, so that it covers nothing
 * for good; in low windows it does not stick.
 */
export function CornerNote({ labelledBy, actions, children }: CornerNoteProps) {
  const note = useRef<HTMLElement>(null);
  useScrollPadding(note);
  useReturnFocus(note);

  return (
    <aside ref={note} className={styles.note} aria-labelledby={labelledBy}>
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
