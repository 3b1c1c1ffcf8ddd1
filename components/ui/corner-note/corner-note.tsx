import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { moveFocusToMain } from '@/lib/focus';
import styles from './corner-note.module.scss';

interface NoteActionsProps {
  readonly actions: readonly {
    readonly label: string;
    readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  }[];
}

interface CornerNoteProps extends NoteActionsProps {
  /** Id of the words that name the note. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/**
 * When an element that contains focus unmounts, returns focus to where it came from, or to the start of
 * the page where that is gone too or a pointer had moved focus here.
 */
export function useReturnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let previous: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) previous = relatedTarget;
    };
    element.addEventListener('focusin', remember);
    return () => {
      element.removeEventListener('focusin', remember);
      if (!element.contains(document.activeElement)) return;
      if (previous instanceof HTMLElement && previous.isConnected) {
        previous.focus({ preventScroll: true });
      } else {
        moveFocusToMain();
      }
    };
  }, [ref]);
}

/** The buttons of a note, in a row below its words. */
export function NoteActions({ actions }: NoteActionsProps) {
  return (
    <p className={styles.actions}>
      {actions.map(({ label, onClick }) => (
        <button key={label} type="button" className={styles.action} onClick={onClick}>
          {label}
        </button>
      ))}
    </p>
  );
}

/**
 * A non-modal note in the corner of the window. It never takes focus by itself, and returns focus when it is removed.
 * It is the last element of the page and sticks to the window's lower edge, so that everything can be scrolled out from
 * under it; in low windows it does not stick.
 */
export function CornerNote({ labelledBy, actions, children }: CornerNoteProps) {
  const note = useRef<HTMLElement>(null);
  useReturnFocus(note);

  return (
    <aside ref={note} className={styles.note} aria-labelledby={labelledBy}>
      {children}
      <NoteActions actions={actions} />
    </aside>
  );
}
