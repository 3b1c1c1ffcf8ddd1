/**
 * Gives focus to news of a form, unless the visitor has gone on to something else meanwhile: nobody is
 * called back from there.
 * @returns whether it has been given.
 */
export function callTo(news: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  const place = news?.closest('form, dialog, section');
  const isHere = activeElement === body || Boolean(place?.contains(activeElement));
  if (isHere) news?.focus();
  return isHere;
}
