'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { openModal } from './open-modal';
import styles from './dialog.module.scss';

export interface DialogProps {
  readonly open: boolean;
  /** Id of the heading that names the dialog and has focus when it opens; it needs a `tabIndex`. */
  readonly labelledBy: string;
  /** Id of the text read out after the name. */
  readonly describedBy?: string;
  /** The element that gets focus when the dialog closes; by default, the one that had it before. */
  readonly returnTo?: HTMLElement | null;
  /** Called on Escape and on a click outside. Without it, neither closes the dialog. */
  readonly onDismiss?: () => void;
  /** Class of the panel. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * The base of all dialogs: a native modal `<dialog>` as large as the window, with the panel inside. It is not
 * in the page before it is first opened.
 */
export function Dialog({ open, onDismiss, returnTo, ...rest }: DialogProps) {
  const [present, setPresent] = useState(open);
  const dialog = useRef<HTMLDialogElement>(null);
  const dismissible = onDismiss !== undefined;
  const dismiss = useEffectEvent(() => onDismiss?.());
  const show = useEffectEvent((element: HTMLDialogElement) =>
    openModal(element, {
      focus: document.getElementById(rest.labelledBy),
      returnTo,
      onDismiss: dismissible ? () => dismiss() : undefined,
    }),
  );

  if (open && !present) setPresent(true);

  useEffect(() => {
    const element = dialog.current;
    return open && element?.isConnected ? show(element) : undefined;
  }, [open]);

  if (!present) return null;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={rest.labelledBy}
      aria-describedby={rest.describedBy}
      closedby={dismissible ? 'closerequest' : 'none'}
    >
      <div className={rest.className}>{rest.children}</div>
    </dialog>
  );
}
