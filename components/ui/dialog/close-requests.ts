import { isTopmost } from './dialog-stack';

export interface CloseRequestOptions {
  /** Whether Escape and the backdrop may close the dialog. */
  readonly dismissible: boolean;
  /** Called when the visitor asks to close a dismissible dialog. */
  readonly onDismiss: () => void;
}

/**
 * Answers every way in which a visitor asks to close an open dialog. The answer is never the browser's own:
 * who opened the dialog decides.
 * @param showAgain shows a dialog that must stay open, and that the browser has closed all the same.
 * @param signal ends it.
 */
export function answerCloseRequests(
  dialog: HTMLDialogElement,
  { dismissible, onDismiss }: CloseRequestOptions,
  showAgain: () => void,
  signal: AbortSignal,
): void {
  let pressedOutside = false;

  // Browsers let `cancel` prevent only the first of two close requests. So a dialog that must stay open also
  // prevents the Escape key and, if it is closed all the same, shows itself again (`onClose`).
  function preventEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !dismissible && isTopmost(dialog)) event.preventDefault();
  }

  function onCancel(event: Event) {
    if (event.target !== dialog) return;
    event.preventDefault();
    if (dismissible) onDismiss();
  }

  function onClose(event: Event) {
    if (event.target !== dialog || dialog.open) return;
    if (dismissible) onDismiss();
    else showAgain();
  }

  function onPointerDown(event: Event) {
    pressedOutside = event.target === dialog;
  }

  // The second click of a double click was meant for the element that opened the dialog.
  function onClick(event: MouseEvent) {
    const isSecond = event.detail > 1;
    const outside = !isSecond && event.target === dialog && event.clientX < dialog.clientWidth;
    if (outside && pressedOutside && dismissible) onDismiss();
  }

  document.addEventListener('keydown', preventEscape, { signal, capture: true });
  dialog.addEventListener('cancel', onCancel, { signal });
  dialog.addEventListener('close', onClose, { signal });
  dialog.addEventListener('pointerdown', onPointerDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
}
