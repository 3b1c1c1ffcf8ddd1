import { duration } from '@/styles/tokens/motion';
import { isCalm } from '@/lib/motion-preference/motion-preference';
import { moveFocusToMain } from '@/lib/focus/move-focus';
import { afterTransition } from './after-transition';
import { preventTouchScroll, lockPage, unlockPage } from './page-lock';
import { watchHidden } from './watch-hidden';

export interface ModalOptions {
  /** What gets focus; by default the browser chooses. */
  readonly focus?: HTMLElement | null;
  /** What gets focus afterwards; by default, what had it before. */
  readonly returnTo?: HTMLElement | null;
  /** Whether Escape and the backdrop may close it. */
  readonly dismissible: boolean;
  /** Called when the visitor asks to close. */
  readonly onDismiss: () => void;
  /** Called after the dialog was hidden or removed by something else, and the page was unlocked. */
  readonly onSuppressed: () => void;
}

/** Open dialogs, the topmost last, with the elements to return focus to, in order of preference. */
const stack: { readonly dialog: HTMLDialogElement; returnTargets: readonly HTMLElement[] }[] = [];
/** Ends a dialog's closing at once, should it be opened again during its transition. */
const closing = new WeakMap<HTMLDialogElement, () => void>();

function isTopmost(dialog: HTMLDialogElement): boolean {
  return stack.at(-1)?.dialog === dialog;
}

/** Removes a dialog from the stack. A dialog that was opened inside it inherits its return targets. */
function removeFromStack(dialog: HTMLDialogElement): void {
  const removed = stack.find((entry) => entry.dialog === dialog);
  if (!removed) return;
  stack.splice(stack.indexOf(removed), 1);
  for (const entry of stack) {
    if (entry.returnTargets.some((target) => dialog.contains(target))) {
      entry.returnTargets = removed.returnTargets;
    }
  }
  if (stack.length === 0) returnFocus(removed.returnTargets);
}

/**
 * Where to return focus: the opener; if it is in a menu, which the dialog closes, the menu's button; and, in
 * case the opener is gone by then, the nearest focusable area around it.
 */
function returnTargetsOf(opener: Element | null): HTMLElement[] {
  const menu = opener?.closest('[popover]');
  const button = menu && document.querySelector(`[popovertarget="${menu.id}"]`);
  const area = opener?.parentElement?.closest('[tabindex]');
  return [opener, button, area].filter((target) => target instanceof HTMLElement);
}

function returnFocus(targets: readonly HTMLElement[]): void {
  const { scrollX, scrollY } = window;
  const isReturned = targets.some((target) => {
    if (target !== document.body) target.focus({ preventScroll: true });
    return document.activeElement === target;
  });
  if (!isReturned) moveFocusToMain();
  if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }
}

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
  const listen = { signal: listeners.signal };
  let settled = false;
  let pressedOutside = false;

  function show() {
    dialog.showModal();
    options.focus?.focus({ preventScroll: true });
  }

  // Browsers let `cancel` prevent only the first of two close requests. So a dialog that must stay open also
  // prevents the Escape key and, if it is closed all the same, shows itself again (`onClose`).
  function preventEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !options.dismissible && isTopmost(dialog)) event.preventDefault();
  }

  function onCancel(event: Event) {
    if (event.target !== dialog) return;
    event.preventDefault();
    if (options.dismissible) options.onDismiss();
  }

  function onClose(event: Event) {
    if (event.target !== dialog || dialog.open) return;
    if (options.dismissible) options.onDismiss();
    else show();
  }

  // The second click of a double click was meant for the element that opened the dialog.
  function onClick(event: MouseEvent) {
    const isSecond = event.detail > 1;
    const outside = !isSecond && event.target === dialog && event.clientX < dialog.clientWidth;
    if (outside && pressedOutside && options.dismissible) options.onDismiss();
  }

  function close() {
    unwatch();
    endSettling();
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
  stack.push({ dialog, returnTargets });
  // Forces a layout, so that the transition has a state to start from.
  dialog.getBoundingClientRect();
  dialog.dataset.shown = '';

  const endSettling = afterTransition(dialog, duration.modal, () => (settled = true));
  const unwatch = watchHidden(
    dialog,
    () => settled,
    () => {
      close();
      options.onSuppressed();
    },
  );
  document.addEventListener('keydown', preventEscape, { ...listen, capture: true });
  dialog.addEventListener('cancel', onCancel, listen);
  dialog.addEventListener('close', onClose, listen);
  dialog.addEventListener('click', onClick, listen);
  dialog.addEventListener('touchmove', preventTouchScroll, { ...listen, passive: false });
  dialog.addEventListener(
    'pointerdown',
    (event) => (pressedOutside = event.target === dialog),
    listen,
  );

  return (gone) => {
    if (listeners.signal.aborted) return gone();
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
