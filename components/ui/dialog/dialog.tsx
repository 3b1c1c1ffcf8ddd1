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
  /** What focus lands on when the dialog opens. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** Where focus goes back to; without it, whatever had it. */
  readonly returnTo?: HTMLElement | null;
  /** Called on Escape and on a click outside. Without it, neither closes the dialog. */
  readonly onDismiss?: () => void;
  /** Sets the panel: a sheet in the middle unless another look is given. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The one dialog under all others: a native modal `<dialog>` as large as the window, with the
 * panel inside it. While it is open or leaving it is in the page; otherwise there is nothing.
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
