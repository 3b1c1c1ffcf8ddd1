import { duration } from '@/styles/tokens/motion';
import { isCalm } from '@/lib/motion-preference/motion-preference';
import { moveFocusToMain } from '@/lib/focus/move-focus';
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

/** Dialogs open now, the topmost last, and where each gives focus back to, the first choice first. */
const stack: { readonly dialog: HTMLDialogElement; places: readonly HTMLElement[] }[] = [];
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
    if (entry.places.some((place) => dialog.contains(place))) entry.places = left.places;
  }
  if (stack.length === 0) giveFocusBack(left.places);
}

/**
 * The opener; the button of the menu it stands in, which the dialog closes; and the area around it that can
 * have focus should the opener be gone by then.
 */
function placesOf(opener: Element | null): HTMLElement[] {
  const menu = opener?.closest('[popover]');
  const button = menu && document.querySelector(`[popovertarget="${menu.id}"]`);
  const area = opener?.parentElement?.closest('[tabindex]');
  return [opener, button, area].filter((place) => place instanceof HTMLElement);
}

function giveFocusBack(places: readonly HTMLElement[]): void {
  const { scrollX, scrollY } = window;
  const isGiven = places.some((place) => {
    if (place !== document.body) place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
  if (!isGiven) moveFocusToMain();
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
  const places = placesOf(options.returnTo ?? document.activeElement);
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

  // The second click of a double one was meant for what the first has opened the dialog over.
  function onClick(event: MouseEvent) {
    const isSecond = event.detail > 1;
    const outside = !isSecond && event.target === dialog && event.clientX < dialog.clientWidth;
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
  stack.push({ dialog, places });
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
