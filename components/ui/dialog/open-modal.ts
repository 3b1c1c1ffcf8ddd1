import { returnFocus, rememberOpener } from './return-focus';
import { watchHidden } from './watch-hidden';

export interface ModalOptions {
  /** What gets focus. */
  readonly focus: HTMLElement | null;
  /** What gets focus afterwards; by default, what had it before. */
  readonly returnTo?: HTMLElement | null | undefined;
  /** Called when the visitor has closed the dialog. Without it, the dialog must stay open. */
  readonly onDismiss?: (() => void) | undefined;
}

/**
 * Prevents one-finger scrolling in a dialog that does not scroll itself: Safari on iOS would scroll the page
 * behind it, whatever its overflow. Two fingers may still zoom, and one moves about in a zoomed dialog.
 */
function preventTouchScroll(event: TouchEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  const inField = event.target instanceof Element && event.target.closest('input, textarea');
  const moves =
    dialog.scrollHeight > dialog.clientHeight || (window.visualViewport?.scale ?? 1) > 1;
  if (event.touches.length === 1 && !moves && !inField && event.cancelable) {
    event.preventDefault();
  }
}

/**
 * Shows the dialog as a modal one, and answers every way in which a visitor or something else closes it.
 * @returns a function that closes it.
 */
export function openModal(dialog: HTMLDialogElement, options: ModalOptions): () => void {
  const { focus, returnTo, onDismiss } = options;
  const listening = new AbortController();
  const { signal } = listening;
  let pressedOutside = false;

  function show() {
    dialog.showModal();
    dialog.scrollTop = 0;
    focus?.focus({ preventScroll: true });
  }

  function close() {
    if (signal.aborted) return;
    listening.abort();
    dialog.close();
    returnFocus(dialog);
  }

  function leave() {
    close();
    onDismiss?.();
  }

  // Browsers let `cancel` prevent only the first of two close requests. So a dialog that must stay open also
  // prevents the Escape key and, if it is closed all the same, shows itself again (`onClose`).
  function preventEscape(event: KeyboardEvent) {
    const focused = document.activeElement?.closest('dialog') ?? dialog;
    if (event.key === 'Escape' && focused === dialog) event.preventDefault();
  }

  function preventCancel(event: Event) {
    if (event.target === dialog) event.preventDefault();
  }

  function onClose(event: Event) {
    if (event.target !== dialog || dialog.open) return;
    if (onDismiss) leave();
    else show();
  }

  function onPointerDown(event: Event) {
    pressedOutside = event.target === dialog;
  }

  // The dialog is as large as the window. The second click of a double click was meant for what opened it.
  function onClick(event: MouseEvent) {
    const isOutside = event.target === dialog && event.clientX < dialog.clientWidth;
    if (isOutside && pressedOutside && event.detail < 2) leave();
  }

  rememberOpener(dialog, returnTo ?? document.activeElement);
  // Only where the scrollbar takes room: elsewhere a reserved gutter would itself shift the page.
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
  dialog.toggleAttribute('data-gutter', hasScrollbar);
  show();

  dialog.addEventListener('close', onClose, { signal });
  dialog.addEventListener('touchmove', preventTouchScroll, { signal, passive: false });
  watchHidden(dialog, leave, signal);
  if (onDismiss) {
    dialog.addEventListener('pointerdown', onPointerDown, { signal });
    dialog.addEventListener('click', onClick, { signal });
  } else {
    document.addEventListener('keydown', preventEscape, { signal, capture: true });
    dialog.addEventListener('cancel', preventCancel, { signal });
  }
  return close;
}
