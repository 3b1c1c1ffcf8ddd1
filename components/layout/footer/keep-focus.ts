/**
 * The ref of a toggle in the footer, which comes, goes and is renewed with the window's width: what it folds away
 * gives it focus, and where it goes itself the next toggle gets it, else the heading or what it heads, whichever has
 * a `tabIndex`.
 */
export function keepFocus(toggle: HTMLButtonElement | null) {
  const heading = toggle?.parentElement;
  if (heading?.parentElement?.querySelector('[hidden] :focus')) toggle?.focus();
  return () => {
    if (!heading || document.activeElement !== toggle) return;
    const next = () =>
      heading.querySelector('button') ?? heading.closest<HTMLElement>('[tabindex]');
    // React removes the toggle first.
    queueMicrotask(() => next()?.focus());
  };
}
