/** What a page notes about its own frames; all in ms. */
export interface FrameLog {
  /** When it was begun. What started before is told to it late, and not noted. */
  since: number;
  /** From one frame to the next. */
  gaps: number[];
  /** Time spent in callbacks of `requestAnimationFrame` that draw: those of 0.05 ms and more. */
  work: number[];
  longTasks: number[];
}

declare global {
  interface Window {
    __frames?: FrameLog;
  }
}

/** Runs in the page before its scripts, by its source text: it may use nothing from outside. */
export function watchFrames(): void {
  window.__frames = { since: 0, gaps: [], work: [], longTasks: [] };
  const native = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    native((now) => {
      const start = performance.now();
      callback(now);
      const spent = performance.now() - start;
      if (spent >= 0.05) window.__frames?.work.push(spent);
    });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= (window.__frames?.since ?? 0)) window.__frames?.longTasks.push(duration);
    }
  }).observe({ type: 'longtask' });
  // A method: tsx gives functions with names a helper that the page does not have.
  const pulse = {
    last: 0,
    beat(now: number) {
      if (pulse.last > 0) window.__frames?.gaps.push(now - pulse.last);
      pulse.last = now;
      native((next) => pulse.beat(next));
    },
  };
  native((now) => pulse.beat(now));
}
