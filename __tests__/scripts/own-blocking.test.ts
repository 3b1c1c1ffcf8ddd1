import { ownBlocking, type TracedEvent } from '@/scripts/speed/own-blocking';

const address = 'https://www.example.com/';
const page = { pid: 7, tid: 1, args: {} };

/** A task of the page's thread; times in ms. */
const task = (at: number, takes: number, own: number): TracedEvent => ({
  ...page,
  name: 'RunTask',
  ts: at * 1000,
  dur: takes * 1000,
  tdur: own * 1000,
});
const start = (at: number): TracedEvent => ({
  ...page,
  name: 'navigationStart',
  ts: at * 1000,
  dur: 0,
  args: { data: { documentLoaderURL: address } },
});
const layout = (at: number): TracedEvent => ({ ...page, name: 'Layout', ts: at * 1000, dur: 1000 });

it('counts what a task on a phone four times slower takes beyond 50 ms, by its own clock', () => {
  expect(ownBlocking([start(0), task(5, 90, 20)], address)).toBe(30);
  expect(ownBlocking([start(0), task(5, 90, 12)], address)).toBe(0);
});

it('slows a task that lays out by two, as Lighthouse does', () => {
  expect(ownBlocking([start(0), task(5, 90, 30), layout(40)], address)).toBe(10);
  expect(ownBlocking([start(0), task(5, 90, 30), layout(400)], address)).toBe(70);
});

it('leaves out other threads, and what came before the last navigation to the page', () => {
  const events = [start(0), task(5, 90, 30), start(100), { ...task(105, 90, 30), tid: 2 }];
  expect(ownBlocking(events, address)).toBe(0);
});

it('says so when the trace knows no such page', () => {
  expect(() => ownBlocking([task(5, 90, 20)], address)).toThrow(/no navigation/);
});
