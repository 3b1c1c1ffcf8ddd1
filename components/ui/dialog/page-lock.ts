import './page-lock.scss';

const holders = new Set<HTMLDialogElement>();

/** Keeps the page from scrolling until every dialog that locked it has unlocked it. */
export function lockPage(dialog: HTMLDialogElement): void {
  holders.add(dialog);
  const html = document.documentElement;
  if (html.dataset.locked) return;
  const scrollbar = window.innerWidth - html.clientWidth;
  html.dataset.locked = scrollbar > 0 ? 'gutter' : 'plain';
}

/** Removes a dialog's lock. */
export function unlockPage(dialog: HTMLDialogElement): void {
  holders.delete(dialog);
  if (holders.size === 0) delete document.documentElement.dataset.locked;
}

/**
 * Prevents one-finger scrolling in a dialog that does not scroll itself: Safari on iOS would scroll the page
 * behind it, whatever its overflow. Two fingers may still zoom, and one moves about in a zoomed dialog.
 */
export function preventTouchScroll(event: TouchEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  const inField = event.target instanceof Element && event.target.closest('input, textarea');
  const moves =
    dialog.scrollHeight > dialog.clientHeight || (window.visualViewport?.scale ?? 1) > 1;
  if (event.touches.length === 1 && !moves && !inField && event.cancelable) {
    event.preventDefault();
  }
}
