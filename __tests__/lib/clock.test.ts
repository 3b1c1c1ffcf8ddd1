/** @jest-environment jsdom */
import { elapsed, whenElapsed, whenSeen } from '@/lib/clock';

let now = 0;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  window.__clock = 400;
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete window.__clock;
});

function pass(milliseconds: number) {
  now += milliseconds;
  jest.advanceTimersByTime(milliseconds);
}

describe('the clock', () => {
  it('counts from when the page was first seen', () => {
    expect(elapsed()).toBe(600);
  });

  it('starts at the first question where the page script was blocked', () => {
    delete window.__clock;
    expect(elapsed()).toBe(0);
    now += 50;
    expect(elapsed()).toBe(50);
  });

  it.each([
    ['a tab opened in the background', { visibilityState: 'hidden' }],
    ['a page that the browser has only prepared', { prerendering: true }],
  ])('stands still in %s, and starts when it is seen', (_, state) => {
    delete window.__clock;
    const run = jest.fn();
    Object.entries(state).forEach(([key, value]) =>
      Object.defineProperty(document, key, { value, configurable: true }),
    );
    whenSeen(elapsed);
    whenElapsed(5000, run);
    pass(60_000);
    expect(elapsed()).toBe(0);
    Object.keys(state).forEach((key) => Reflect.deleteProperty(document, key));
    document.dispatchEvent(new Event('visibilitychange'));
    pass(4999);
    expect(run).not.toHaveBeenCalled();
    pass(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs once, when it is due', () => {
    const run = jest.fn();
    whenElapsed(5000, run);
    pass(4399);
    expect(run).not.toHaveBeenCalled();
    pass(1);
    expect(run).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('pageshow'));
    pass(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs at once when it is late', () => {
    const run = jest.fn();
    now = 9000;
    whenElapsed(5000, run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a sleeping laptop wakes', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page comes back from the cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('looks again when %s, though its timer never rang', (_, wake) => {
    const run = jest.fn();
    whenElapsed(5000, run);
    now += 60_000;
    expect(run).not.toHaveBeenCalled();
    wake();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits on when its timer rings early', () => {
    const run = jest.fn();
    whenElapsed(5000, run);
    jest.advanceTimersByTime(4400);
    expect(run).not.toHaveBeenCalled();
    now = 5400;
    jest.runOnlyPendingTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('can be called off', () => {
    const run = jest.fn();
    const stop = whenElapsed(5000, run);
    stop();
    pass(6000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(run).not.toHaveBeenCalled();
  });
});
