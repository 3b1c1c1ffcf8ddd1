import { moveFocusToMain } from '@/lib/focus';

/** What may get focus when each dialog closes, in order of preference. */
const returnTargets = new WeakMap<HTMLDialogElement, readonly HTMLElement[]>();

/**
 * Notes where focus goes when the dialog closes: to its opener; if that is in a menu, which the dialog closes, to
 * the menu's button; and if it is gone by then, to the nearest focusable area around it.
 */
export function rememberOpener(dialog: HTMLDialogElement, opener: Element | null): void {
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
 * Returns focus when the dialog has closed, which browsers do not where a press focuses no button (Safari). Not
 * from under a dialog that is still open.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  if (document.querySelector('dialog[open]')) return;
  const isReturned = targetsOf(dialog).some((target) => {
    const { activeElement, body } = document;
    if (target !== body) target.focus({ preventScroll: true });
    // A dialog that fades is still there to hold focus.
    else if (activeElement instanceof HTMLElement) activeElement.blur();
    return document.activeElement === target;
  });
  if (!isReturned) moveFocusToMain();
}
