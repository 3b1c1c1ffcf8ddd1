const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

// While it fades its opacity says nothing: a busy machine shows the first frame of it late.
function isSeen(dialog: HTMLDialogElement): boolean {
  if (!dialog.isConnected) return false;
  // No dialog is printed (styles/_paper.scss), which is no blocker's doing.
  if (matchMedia('print').matches) return true;
  if (dialog.checkVisibility) {
    const opacityProperty = dialog.getAnimations().length === 0;
    return dialog.checkVisibility({ visibilityProperty: true, opacityProperty });
  }
  return getComputedStyle(dialog).display !== 'none';
}

/**
 * Calls back when a content blocker has hidden an open dialog or removed it from the page, which the browser
 * would otherwise keep inert. A `ResizeObserver` notices `display: none` and removal at once; other ways of
 * hiding are checked at the visitor's next input.
 * @param signal ends it.
 */
export function watchHidden(
  dialog: HTMLDialogElement,
  onHidden: () => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver(check);

  // One that the browser has closed is about to get its `close` event.
  function check() {
    const isClosed = dialog.isConnected && !dialog.open;
    if (!isClosed && !isSeen(dialog)) onHidden();
  }

  observer.observe(dialog);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const input of inputs) {
    window.addEventListener(input, check, { signal, capture: true, passive: true });
  }
}
