import { duration } from '@/styles/tokens/motion';
import { isCalm } from '@/lib/calm-motion';
import { afterTransition } from './after-transition';
import { answerCloseRequests, type CloseRequestOptions } from './close-requests';
import { addToStack, removeFromStack, returnTargetsOf } from './dialog-stack';
import { preventTouchScroll, lockPage, unlockPage } from './page-lock';
import { watchHidden } from './watch-hidden';

export interface ModalOptions extends CloseRequestOptions {
  /** What gets focus; by default the browser chooses. */
  readonly focus?: HTMLElement | null;
  /** What gets focus afterwards; by default, what had it before. */
  readonly returnTo?: HTMLElement | null;
  /** Called after the dialog was hidden or removed by something else, and the page was unlocked. */
  readonly onSuppressed: () => void;
}

/** Ends a dialog's closing at once, should it be opened again during its transition. */
const closing = new WeakMap<HTMLDialogElement, () => void>();

/**
 * Shows the dialog as a modal one.
 * @returns a function that closes it, and calls `gone` after its transition.
 */
export function openModal(
  dialog: HTMLDialogElement,
  options: ModalOptions,
): (gone: () => void) => void {
  closing.get(dialog)?.();
  const returnTargets = returnTargetsOf(options.returnTo ?? document.activeElement);
  const listeners = new AbortController();
  const { signal } = listeners;

  function show() {
    dialog.showModal();
    options.focus?.focus({ preventScroll: true });
  }

  function close() {
    unwatch();
    listeners.abort();
    delete dialog.dataset.shown;
    if (dialog.open) dialog.close();
    unlockPage(dialog);
    removeFromStack(dialog);
  }

  options.focus?.setAttribute('autofocus', '');
  // Locked before it is shown, so that the page behind is restyled only once.
  lockPage(dialog);
  show();
  addToStack(dialog, returnTargets);
  // Forces a layout, so that the transition has a state to start from.
  dialog.getBoundingClientRect();
  dialog.dataset.shown = '';

  const unwatch = watchHidden(dialog, () => {
    close();
    options.onSuppressed();
  });
  answerCloseRequests(dialog, options, show, signal);
  dialog.addEventListener('touchmove', preventTouchScroll, { signal, passive: false });

  return (gone) => {
    if (signal.aborted) return gone();
    unwatch();
    delete dialog.dataset.shown;
    const end = () => {
      stop();
      closing.delete(dialog);
      close();
    };
    const finish = () => {
      end();
      gone();
    };
    const stop = afterTransition(dialog, duration.modal, finish);
    closing.set(dialog, end);
    if (isCalm() || !dialog.isConnected || !dialog.open) finish();
  };
}
