import { moveFocusToMain } from '@/lib/focus';

export interface ModalOptions {
  /** The element that gets focus when the dialog opens. */
  readonly focus: HTMLElement | null;
  /** The element that gets focus when it closes; by default, the one that had it before. */
  readonly returnTo?: HTMLElement | null | undefined;
  /** Called when the visitor has closed the dialog. Without it, the dialog must stay open. */
  readonly onDismiss?: (() => void) | undefined;
}

/** The elements to which each dialog returns focus, in order of preference. */
const returnTargets = new WeakMap<HTMLDialogElement, readonly HTMLElement[]>();

/**
 * Records where focus goes when the dialog closes: to its opener; if that is in a menu, which the dialog closes, to the
 * menu's button; if it has been removed, to the nearest focusable area around it.
 */
function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
  const menu = opener?.closest('[popover]');
  const button = menu && document.querySelector(`[popovertarget="${menu.id}"]`);
  const area = opener?.parentElement?.closest('[tabindex]');
  const targets = [opener, button, area].filter((target) => target instanceof HTMLElement);
  returnTargets.set(dialog, targets);
}

/** The dialog's own targets, or those of the dialog that it was opened in, if that has closed meanwhile. */
function targetsOf(dialog: HTMLDialogElement): readonly HTMLElement[] {
  const targets = returnTargets.get(dialog) ?? [];
  const outer = targets[0]?.closest('dialog');
  return outer && !outer.open ? targetsOf(outer) : targets;
}

/**
 * Returns focus when the dialog has closed: Safari does not, because a press focuses no button there. Does nothing
 * while another dialog is open.
 */
function returnFocus(dialog: HTMLDialogElement): void {
  if (document.querySelector('dialog[open]')) return;
  const isReturned = targetsOf(dialog).some((target) => {
    const { activeElement, body } = document;
    if (target !== body) target.focus({ preventScroll: true });
    // A dialog that is fading out could keep focus.
    else if (activeElement instanceof HTMLElement) activeElement.blur();
    return document.activeElement === target;
  });
  if (!isReturned) moveFocusToMain();
}

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

// Opacity is ignored during the fade-in, whose first frame may come late on a busy machine.
function isSeen(dialog: HTMLDialogElement): boolean {
  if (!dialog.isConnected) return false;
  // In print the style sheet hides every dialog (styles/_print.scss), not a content blocker.
  if (matchMedia('print').matches) return true;
  if (dialog.checkVisibility) {
    const opacityProperty = dialog.getAnimations().length === 0;
    return dialog.checkVisibility({ visibilityProperty: true, opacityProperty });
  }
  return getComputedStyle(dialog).display !== 'none';
}

/**
 * Calls back when a content blocker has hidden an open dialog or removed it from the page, which the browser
 * would otherwise keep inert. A `ResizeObserver` notices `display: none` and removal at once; other ways of
 * hiding are checked at the visitor's next input.
 * @param signal ends it.
 */
function watchHidden(dialog: HTMLDialogElement, onHidden: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(check);

  // A dialog that the browser has closed is about to get its `close` event.
  function check() {
    const isClosed = dialog.isConnected && !dialog.open;
    if (!isClosed && !isSeen(dialog)) onHidden();
  }

  observer.observe(dialog);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const input of inputs) {
    window.addEventListener(input, check, { signal, capture: true, passive: true });
  }
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
