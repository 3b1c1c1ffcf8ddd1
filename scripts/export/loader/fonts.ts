/**
 * Fetches the held fonts (`scripts/export/styles.ts`) and switches them on together once all have come or
 * failed, so that the text is laid out only once.
 * @param onSwitchedOn called after that; at once if no fonts are held.
 */
export function loadFonts(onSwitchedOn: () => void): void {
  const links = document.querySelectorAll<HTMLLinkElement>('[data-held]');
  let pending = links.length + 1;
  function switchOn() {
    pending -= 1;
    if (pending) return;
    for (const { nextSibling } of links) (nextSibling as HTMLStyleElement).media = '';
    onSwitchedOn();
  }
  for (const link of links) {
    link.onload = link.onerror = switchOn;
    link.media = '';
  }
  switchOn();
}
