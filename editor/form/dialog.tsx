import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  /** What the button that closes it is called. */
  readonly leave?: 'Close' | 'Cancel';
  /** Whether it has to stay open for now. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** Once it is gone, and the page behind it takes keys again. */
  readonly onLeft?: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with its heading and a button that closes it, as Escape does. */
export function Dialog({ title, leave = 'Close', isBusy = false, ...props }: DialogProps) {
  const { onClose, onLeft, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useRef(onLeft);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    const whenLeft = left.current;
    shown?.showModal();
    return () => {
      shown?.close();
      whenLeft?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" disabled={isBusy} onClick={() => dialog.current?.close()}>
        {leave}
      </button>
    </dialog>
  );
}
