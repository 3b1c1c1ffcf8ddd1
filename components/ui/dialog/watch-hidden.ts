/** Milliseconds within which the browser's `close` event reaches a dialog that it has closed. */
const closing = 100;

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

function isSeen(dialog: HTMLDialogElement, settled: boolean): boolean {
  if (!dialog.isConnected) return false;
  if (dialog.checkVisibility) {
    return dialog.checkVisibility({ visibilityProperty: true, opacityProperty: settled });
  }
  return getComputedStyle(dialog).display !== 'none';
}

/**
 * Calls back once when an open dialog cannot be seen: a content blocker has hidden it or taken it
 * out of the page. The browser would keep the page behind inert for a dialog nobody can answer.
 * Size tells of `display: none` and removal at once; for subtler ways the dialog is looked at
 * whenever the visitor tries to do something. `settled` tells whether it has finished fading in.
 */
export function watchHidden(
  dialog: HTMLDialogElement,
  settled: () => boolean,
  hidden: () => void,
): () => void {
  const observer = new ResizeObserver(check);
  let recheck: ReturnType<typeof setTimeout> | undefined;

  // A dialog that the browser closes has no size before its `close` event comes; whoever hears that
  // event may stand it up again, so it is judged only after it.
  function check() {
    if (isSeen(dialog, settled())) return;
    if (dialog.isConnected && !dialog.open) recheck ??= setTimeout(judge, closing);
    else judge();
  }

  function judge() {
    recheck = undefined;
    if (isSeen(dialog, settled())) return;
    stop();
    hidden();
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
