import './page-lock.scss';

const holders = new Set<HTMLDialogElement>();

/** Keeps the page behind from scrolling while at least one dialog holds it. */
export function lockPage(dialog: HTMLDialogElement): void {
  holders.add(dialog);
  const html = document.documentElement;
  if (html.dataset.locked) return;
  const scrollbar = window.innerWidth - html.clientWidth;
  html.dataset.locked = scrollbar > 0 ? 'gutter' : 'plain';
}

/** Lets go; the page scrolls again once nobody holds it. */
export function unlockPage(dialog: HTMLDialogElement): void {
  holders.delete(dialog);
  if (holders.size === 0) delete document.documentElement.dataset.locked;
}

/**
 * Safari on iOS scrolls the page behind a dialog that has nothing to scroll itself, whatever the
 * page's overflow says; one finger must then move nothing. Two may still zoom, and one then moves what is
 * seen of the dialog.
 */
export function holdTouch(event: TouchEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  const inField = event.target instanceof Element && event.target.closest('input, textarea');
  const moves =
    dialog.scrollHeight > dialog.clientHeight || (window.visualViewport?.scale ?? 1) > 1;
  if (event.touches.length === 1 && !moves && !inField && event.cancelable) {
    event.preventDefault();
  }
}
