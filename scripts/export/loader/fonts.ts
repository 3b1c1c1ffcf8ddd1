/**
 * Fetches the held fonts (`scripts/export/styles.ts`) and switches them on together once all have come or
 * failed, so that the text is laid out again only once.
 */
export function loadFonts(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('[data-held]');
  let pending = links.length;
  function switchOn() {
    pending -= 1;
    if (pending > 0) return;
    for (const { nextSibling } of links) (nextSibling as HTMLStyleElement).media = '';
  }
  for (const link of links) {
    link.onload = link.onerror = switchOn;
    link.media = '';
  }
}
