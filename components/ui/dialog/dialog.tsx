'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { openModal } from './modal';
import styles from './dialog.module.scss';

export interface DialogProps {
  readonly open: boolean;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** Id of the text read out after the name. */
  readonly describedBy?: string;
  /** What gets focus when the dialog opens. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** What gets focus when the dialog closes; by default, what had it before. */
  readonly returnTo?: HTMLElement | null;
  /** Called on Escape and on a click outside. Without it, neither closes the dialog. */
  readonly onDismiss?: () => void;
  /** Class of the panel; by default a centred sheet. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The base of all dialogs: a native modal `<dialog>` as large as the window, with the panel inside. It is in
 * the page only while it is open or closing.
 */
export function Dialog({ open, onDismiss, initialFocus, returnTo, ...rest }: DialogProps) {
  const [present, setPresent] = useState(open);
  const dialog = useRef<HTMLDialogElement>(null);
  const dismissible = onDismiss !== undefined;
  const dismiss = useEffectEvent(() => onDismiss?.());
  const findReturn = useEffectEvent(() => returnTo);

  if (open && !present) setPresent(true);

  useEffect(() => {
    if (!open || !dialog.current) return;
    const leave = openModal(dialog.current, {
      focus: initialFocus.current,
      returnTo: findReturn(),
      dismissible,
      onDismiss: () => dismiss(),
      onSuppressed: () => dismiss(),
    });
    return () => leave(() => setPresent(false));
  }, [open, dismissible, initialFocus]);

  if (!present) return null;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={rest.labelledBy}
      aria-describedby={rest.describedBy}
      closedby={dismissible ? 'closerequest' : 'none'}
    >
      <div className={rest.className ?? styles.sheet}>{rest.children}</div>
    </dialog>
  );
}
