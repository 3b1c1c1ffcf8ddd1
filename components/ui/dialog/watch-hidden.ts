/** Milliseconds in which the browser sends the `close` event to a dialog that it has closed. */
const closeEventDelay = 100;

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

// While it fades its opacity says nothing: a busy machine shows the first frame of it late.
function isSeen(dialog: HTMLDialogElement): boolean {
  if (!dialog.isConnected) return false;
  if (dialog.checkVisibility) {
    const opacityProperty = dialog.getAnimations().length === 0;
    return dialog.checkVisibility({ visibilityProperty: true, opacityProperty });
  }
  return getComputedStyle(dialog).display !== 'none';
}

/**
 * Calls back once when a content blocker has hidden an open dialog or removed it from the page, which the
 * browser would otherwise keep inert. A `ResizeObserver` notices `display: none` and removal at once; other
 * ways of hiding are checked at the visitor's next input.
 * @returns a function that stops watching.
 */
export function watchHidden(dialog: HTMLDialogElement, onHidden: () => void): () => void {
  const observer = new ResizeObserver(check);
  let recheck: ReturnType<typeof setTimeout> | undefined;

  // A dialog that the browser closes loses its size before its `close` event, and a listener of that event
  // may show it again, so the decision waits for the event.
  function check() {
    if (isSeen(dialog)) return;
    if (dialog.isConnected && !dialog.open) recheck ??= setTimeout(decide, closeEventDelay);
    else decide();
  }

  function decide() {
    recheck = undefined;
    if (isSeen(dialog)) return;
    stop();
    onHidden();
  }

  function stop() {
    clearTimeout(recheck);
    observer.disconnect();
    inputs.forEach((type) => window.removeEventListener(type, check, true));
  }

  observer.observe(dialog);
  inputs.forEach((type) => window.addEventListener(type, check, { capture: true, passive: true }));
  return stop;
}
