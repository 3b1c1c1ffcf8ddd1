import { duration } from '@/styles/tokens/motion';
import { isCalm } from '@/lib/motion-preference/motion-preference';
import { afterTransition } from './after-transition';
import { holdTouch, lockPage, unlockPage } from './page-lock';
import { watchHidden } from './watch-hidden';

export interface ModalOptions {
  /** What focus lands on; without it the browser chooses. */
  readonly focus?: HTMLElement | null;
  /** Where focus goes back to; without it, whatever had it. */
  readonly returnTo?: HTMLElement | null;
  /** Whether Escape and the backdrop may close it. */
  readonly dismissible: boolean;
  /** The visitor asks to close. */
  readonly onDismiss: () => void;
  /** The dialog was hidden or removed from outside, and has let go of the page. */
  readonly onSuppressed: () => void;
}

/** Dialogs open now, the topmost last, and where each gives focus back to. */
const stack: { readonly dialog: HTMLDialogElement; opener: HTMLElement | null }[] = [];
/** Ends the leaving of a dialog at once, for one that is opened again before it has left. */
const leaving = new WeakMap<HTMLDialogElement, () => void>();

function isTopmost(dialog: HTMLDialogElement): boolean {
  return stack.at(-1)?.dialog === dialog;
}

/** Takes the dialog from the stack; one opened from inside it now goes back to where it came from. */
function unstack(dialog: HTMLDialogElement): void {
  const at = stack.findIndex((entry) => entry.dialog === dialog);
  const [left] = stack.splice(at, 1);
  if (!left) return;
  for (const entry of stack) {
    if (entry.opener && dialog.contains(entry.opener)) entry.opener = left.opener;
  }
  if (stack.length === 0) giveFocusBack(left.opener);
}

/** The button that opens the popover around an element: the dialog has closed it, and all in it. */
function openerOfMenu(inside: HTMLElement): HTMLElement | null {
  const menu = inside.closest('[popover]');
  return menu && document.querySelector(`[popovertarget="${menu.id}"]`);
}

function giveFocusBack(target: HTMLElement | null): void {
  const { scrollX, scrollY } = window;
  if (target?.isConnected && target !== document.body) {
    target.focus({ preventScroll: true });
    if (document.activeElement !== target) openerOfMenu(target)?.focus({ preventScroll: true });
  }
  if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }
}

/** Shows the dialog as a modal one and answers a function that lets it leave. */
export function openModal(
  dialog: HTMLDialogElement,
  options: ModalOptions,
): (gone: () => void) => void {
  leaving.get(dialog)?.();
  const { activeElement } = document;
  const opener = options.returnTo ?? (activeElement instanceof HTMLElement ? activeElement : null);
  const listeners = new AbortController();
  const listen = { signal: listeners.signal };
  let settled = false;
  let pressedOutside = false;

  function show() {
    dialog.showModal();
    options.focus?.focus({ preventScroll: true });
  }

  // A close request that the browser sends a second time cannot be prevented by `cancel`, so a
  // dialog that must stay also stops the key and, should it be closed all the same, stands up again.
  function stay(event: KeyboardEvent) {
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

  function onClick(event: MouseEvent) {
    const outside = event.target === dialog && event.clientX < dialog.clientWidth;
    if (outside && pressedOutside && options.dismissible) options.onDismiss();
  }

  function letGo() {
    unwatch();
    endSettling();
    listeners.abort();
    delete dialog.dataset.shown;
    if (dialog.open) dialog.close();
    unlockPage(dialog);
    unstack(dialog);
  }

  options.focus?.setAttribute('autofocus', '');
  // First, so that all that changes behind the dialog is styled anew once.
  lockPage(dialog);
  show();
  stack.push({ dialog, opener });
  // Read once, so that the browser has a state to move from.
  dialog.getBoundingClientRect();
  dialog.dataset.shown = '';

  const endSettling = afterTransition(dialog, duration.modal, () => (settled = true));
  const unwatch = watchHidden(
    dialog,
    () => settled,
    () => {
      letGo();
      options.onSuppressed();
    },
  );
  document.addEventListener('keydown', stay, { ...listen, capture: true });
  dialog.addEventListener('cancel', onCancel, listen);
  dialog.addEventListener('close', onClose, listen);
  dialog.addEventListener('click', onClick, listen);
  dialog.addEventListener('touchmove', holdTouch, { ...listen, passive: false });
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
      leaving.delete(dialog);
      letGo();
    };
    const finish = () => {
      end();
      gone();
    };
    const stop = afterTransition(dialog, duration.modal, finish);
    leaving.set(dialog, end);
    if (isCalm() || !dialog.isConnected || !dialog.open) finish();
  };
}
