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

  function check() {
    if (isSeen(dialog, settled())) return;
    stop();
    hidden();
  }

  function stop() {
    observer.disconnect();
    inputs.forEach((type) => window.removeEventListener(type, check, true));
  }

  observer.observe(dialog);
  inputs.forEach((type) => window.addEventListener(type, check, { capture: true, passive: true }));
  return stop;
}
