/**
 * Focuses a form's message, unless the visitor has moved on to another part of the page meanwhile.
 * @returns whether the message was focused.
 */
export function focusUnlessAway(message: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  const surroundings = message?.closest('form, dialog, section');
  const isHere = activeElement === body || Boolean(surroundings?.contains(activeElement));
  if (isHere) message?.focus();
  return isHere;
}
