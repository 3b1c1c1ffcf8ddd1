/** What is read of a Chromium trace's event; times in microseconds, by the clock and by the thread's own. */
export interface TracedEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** By how much Lighthouse's simulated phone is slower, and for tasks that lay out the page. */
const slowdown = { task: 4, layout: 2 } as const;
/** Milliseconds after which a task is long. */
const long = 50;

/**
 * Total blocking time in ms as Lighthouse's phone would have it if the page's thread had a processor
 * to itself: each task counts by the thread's own clock, which stands still while this machine does
 * something else. From the navigation on, and so no less than what counts from the first paint.
 * @param address of the page, as it was navigated to
 * @throws if the trace has no such navigation
 */
export function ownBlocking(events: readonly TracedEvent[], address: string): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (!start) throw new Error(`The trace has no navigation to ${address}.`);
  const own = events.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const layouts = own.filter(({ name }) => name === 'Layout');
  const blocking = own
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur, tdur = 0 }) => {
      const laysOut = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur);
      return (tdur / 1000) * (laysOut ? slowdown.layout : slowdown.task) - long;
    });
  return blocking.reduce((sum, time) => sum + Math.max(0, time), 0);
}
