import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly heading: string;
  readonly onClose: () => void;
  /** Once it is gone, and the page behind it takes keys again. */
  readonly onLeft: () => void;
  readonly children: ReactNode;
}

/** A dialog over the editor; Escape closes it. */
export function Dialog({ heading, onClose, onLeft, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useRef(onLeft);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const leave = left.current;
    shown?.showModal();
    return () => {
      shown?.close();
      leave();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="writing-dialog"
      aria-label={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2>{heading}</h2>
      {children}
      <p>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}
