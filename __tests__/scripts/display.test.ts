import { gestureMarks, readDisplay } from '@/scripts/speed/display';

/** Times in ms; a trace has them in microseconds. */
const event = (name: string, at: number, more?: object) => ({
  name,
  ph: 'X',
  ts: at * 1000,
  ...more,
});
const shown = (...times: readonly number[]) => times.map((at) => event('Display::DrawAndSwap', at));
const report = (at: number, more?: object) =>
  event('PipelineReporter', at, {
    ph: 'b',
    args: {
      frame_reporter: {
        state: 'STATE_PRESENTED_ALL',
        scroll_state: 'SCROLL_COMPOSITOR_THREAD',
        has_missing_content: false,
        ...more,
      },
    },
  });
const scrolled = (at: number, isJanky: boolean) =>
  event('ScrollJankV4', at, { ph: 'b', args: { scroll_jank_v4: { is_janky: isJanky } } });
const gesture = (start: number, end: number) => [
  event(gestureMarks.start, start),
  event(gestureMarks.end, end),
];
const read = (...traceEvents: readonly object[]) => readDisplay(JSON.stringify({ traceEvents }));

it('tells the gaps between displayed frames of each scroll, not the rest before, between and after', () => {
  const { gaps } = read(
    ...gesture(0, 200),
    ...gesture(900, 1100),
    ...[100, 150, 1000, 1020].map((at) => report(at)),
    ...shown(10, 101, 118, 149, 400, 1002, 1019),
  );
  expect(gaps).toEqual([17, 31, 17]);
});

it('counts frames that came late, without the page’s changes, or with a piece missing', () => {
  const { jerky, partial, incomplete } = read(
    ...gesture(0, 200),
    report(100),
    report(117, { state: 'STATE_PRESENTED_PARTIAL' }),
    report(133, { has_missing_content: true }),
    report(190, { state: 'STATE_PRESENTED_PARTIAL', scroll_state: 'SCROLL_NONE' }),
    ...shown(101, 118, 134),
    scrolled(101, false),
    scrolled(118, true),
  );
  expect({ jerky, partial, incomplete }).toEqual({ jerky: 1, partial: 1, incomplete: 1 });
});

it('says so when nothing was scrolled or displayed', () => {
  expect(() => read()).toThrow(/no gesture/);
  expect(() => read(...gesture(0, 200), ...shown(10, 20))).toThrow(/no scrolling/);
  expect(() => read(...gesture(0, 200), report(100), report(150))).toThrow(/no displayed frame/);
});
