/** Moves keyboard and screen-reader focus to the start of the page's content. Does not scroll. */
export function moveFocusToMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  // A tabindex that stayed would make every click inside focus it. The check keeps it when only the window
  // loses focus.
  main.onblur = () => {
    if (document.activeElement !== main) main.removeAttribute('tabindex');
  };
  main.focus({ preventScroll: true });
}

/**
 * Focuses a form's message, unless the visitor's focus has meanwhile moved on to another part of the page.
 * @returns whether the message was focused.
 */
export function focusUnlessMovedOn(message: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  const surroundings = message?.closest('form, dialog, section');
  const isHere = activeElement === body || Boolean(surroundings?.contains(activeElement));
  if (isHere) message?.focus();
  return isHere;
}
