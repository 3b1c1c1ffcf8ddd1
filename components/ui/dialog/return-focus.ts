import { moveFocusToMain } from '@/lib/focus';

/** What had focus when each dialog was opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** Notes what gets focus when the dialog closes. */
export function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
  openers.set(dialog, opener);
}

/** What opened a dialog, or the dialog around that, if it has closed meanwhile. */
function openerOf(dialog: HTMLDialogElement): Element | null {
  const opener = openers.get(dialog) ?? null;
  const outer = opener?.closest('dialog');
  return outer && !outer.open ? openerOf(outer) : opener;
}

/**
 * Returns focus to what opened the dialog, which browsers do not where a press focuses no button (Safari). If
 * the opener is in a menu, which the dialog closes, to the menu's button; if it is gone, to the nearest
 * focusable area around it, or to the start of the page.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  const opener = openerOf(dialog);
  const { activeElement } = document;
  if (!opener || opener === document.body) {
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement))
      activeElement.blur();
    return;
  }
  const menu = opener.closest('[popover]');
  const button = menu && document.querySelector(`[popovertarget="${menu.id}"]`);
  const area = opener.parentElement?.closest('[tabindex]');
  const isReturned = [opener, button, area].some((target) => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    return document.activeElement === target;
  });
  if (!isReturned) moveFocusToMain();
}
