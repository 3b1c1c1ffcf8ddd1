/** What reached the screen while the page was scrolled, read from a trace of the browser. */

/** Categories of a trace that {@link readDisplay} needs. */
export const displayCategories = ['viz', 'benchmark', 'blink.user_timing'];

/** Marks (`performance.mark`) before and after each gesture that scrolls. */
export const gestureMarks = { start: 'gesture-start', end: 'gesture-end' } as const;

export interface DisplayLog {
  /** From one displayed frame of a scroll to the next, in ms. */
  readonly gaps: readonly number[];
  /** Frames that scrolled later than they were due: Chromium's own account of jerky scrolling. */
  readonly jerky: number;
  /** Frames displayed at the new scroll position, with the page's own changes still to come. */
  readonly partial: number;
  /** Frames displayed with a piece of the page not painted yet. */
  readonly incomplete: number;
}

/** https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU; `ts` in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args?: {
    readonly frame_reporter?: FrameReport;
    /** `cc/metrics/scroll_jank_v4_*`. */
    readonly scroll_jank_v4?: { readonly is_janky: boolean };
  };
}

/** Chromium's account of one frame (`cc/metrics/compositor_frame_reporter.cc`). */
interface FrameReport {
  readonly state: string;
  readonly scroll_state: string;
  readonly has_missing_content: boolean;
}

const beginsReport = ({ ph }: TraceEvent) => ph === 'b';

const isScrolling = ({ args }: TraceEvent) =>
  args?.frame_reporter !== undefined && args.frame_reporter.scroll_state !== 'SCROLL_NONE';

/** The scrolled part of one gesture: from its first frame that scrolls to its last. */
function scrollOf(reports: readonly TraceEvent[], start: number, end: number) {
  const times = reports.filter(({ ts }) => ts >= start && ts <= end).map(({ ts }) => ts);
  if (times.length === 0) throw new Error('The trace shows no scrolling during a gesture.');
  return { first: Math.min(...times), last: Math.max(...times) };
}

const differences = (times: readonly number[]) =>
  times.slice(1).map((time, index) => time - (times[index] ?? time));

/**
 * @param trace the JSON that the browser gave.
 * @throws if the trace has no gesture between two marks, or nothing was scrolled or displayed in one.
 */
export function readDisplay(trace: string): DisplayLog {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const named = (name: string) => traceEvents.filter((event) => event.name === name);
  const timesOf = (name: string) =>
    named(name)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
  const reports = named('PipelineReporter').filter(beginsReport).filter(isScrolling);
  const displayed = timesOf('Display::DrawAndSwap');
  const ends = timesOf(gestureMarks.end);
  const gestures = timesOf(gestureMarks.start).map((start, index) =>
    scrollOf(reports, start, ends[index] ?? Infinity),
  );
  if (gestures.length === 0) throw new Error('The trace shows no gesture.');
  const gaps = gestures.flatMap(({ first, last }) =>
    differences(displayed.filter((ts) => ts >= first && ts <= last)).map((gap) => gap / 1000),
  );
  if (gaps.length === 0) throw new Error('The trace shows no displayed frame.');
  const count = (test: (report: FrameReport) => boolean) =>
    reports.filter(({ args }) => args?.frame_reporter && test(args.frame_reporter)).length;
  return {
    gaps,
    jerky: named('ScrollJankV4').filter(({ args }) => args?.scroll_jank_v4?.is_janky).length,
    partial: count(({ state }) => state === 'STATE_PRESENTED_PARTIAL'),
    incomplete: count((report) => report.has_missing_content),
  };
}
