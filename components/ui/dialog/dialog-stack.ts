import { moveFocusToMain } from '@/lib/focus/move-focus';

/** Open dialogs, the topmost last, with the elements to return focus to, in order of preference. */
const stack: { readonly dialog: HTMLDialogElement; returnTargets: readonly HTMLElement[] }[] = [];

/** Whether no other dialog was opened over this one. */
export function isTopmost(dialog: HTMLDialogElement): boolean {
  return stack.at(-1)?.dialog === dialog;
}

/** Adds an open dialog, with the elements that may get focus when it is removed. */
export function addToStack(dialog: HTMLDialogElement, returnTargets: readonly HTMLElement[]): void {
  stack.push({ dialog, returnTargets });
}

/**
 * Removes a dialog; the last one returns focus. A dialog that was opened inside it inherits its return
 * targets.
 */
export function removeFromStack(dialog: HTMLDialogElement): void {
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
export function returnTargetsOf(opener: Element | null): HTMLElement[] {
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
