import { act } from '@testing-library/react';

/** Starts the app's clock now, with Jest's fake time. */
export function startAppClock(): void {
  jest.useFakeTimers();
  window.__clock = performance.now();
}

/** Advances Jest's fake time, and waits for the updates that this causes. */
export function advanceClock(milliseconds: number): Promise<void> {
  return act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
}
