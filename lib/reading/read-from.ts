/**
 * Lets the keyboard and screen readers go on from a part of the page, as a browser does by itself where
 * it follows a link. The page is not scrolled for it.
 */
export function readFrom(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    // Left there, a click anywhere in the part would give it focus. The window may lose its own meanwhile.
    part.onblur = () => {
      if (document.activeElement !== part) part.removeAttribute('tabindex');
    };
  }
  part.focus({ preventScroll: true });
}

/** The same from the start of what the page says, where there is no better place. */
export function readFromMain(): void {
  const main = document.querySelector('main');
  if (main) readFrom(main);
}
