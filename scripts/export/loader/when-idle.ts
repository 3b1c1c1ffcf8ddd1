/** Runs `work` when the browser is idle, after `timeout` ms at the latest. */
export function whenIdle(work: () => void, timeout = 1000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
  // Safari has no idle callbacks.
  else setTimeout(work, timeout / 10);
}
