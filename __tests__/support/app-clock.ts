import { act } from '@testing-library/react';

/** Starts the app's clock now, with Jest's fake time. */
export function startAppClock(): void {
  jest.useFakeTimers();
  window.__clock = performance.now();
}

/** Lets so many milliseconds pass, and whatever they bring arrive. */
export function advanceClock(milliseconds: number): Promise<void> {
  return act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
}
