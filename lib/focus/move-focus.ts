/**
 * Moves keyboard and screen-reader focus to a part of the page, as a browser does when it follows a
 * link by itself. Does not scroll.
 */
export function moveFocusTo(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    // A tabindex that stayed would make every click inside the part focus it. The check keeps it when
    // only the window loses focus.
    part.onblur = () => {
      if (document.activeElement !== part) part.removeAttribute('tabindex');
    };
  }
  part.focus({ preventScroll: true });
}

/** Moves focus to the start of the page's content, where there is no better place. */
export function moveFocusToMain(): void {
  const main = document.querySelector('main');
  if (main) moveFocusTo(main);
}
