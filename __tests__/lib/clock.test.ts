/** @jest-environment jsdom */
import { elapsed, whenElapsed } from '@/lib/clock';

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
  it('counts from the boot script', () => {
    expect(elapsed()).toBe(600);
  });

  it('starts at the first question where the boot script was blocked', () => {
    delete window.__clock;
    expect(elapsed()).toBe(0);
    now += 50;
    expect(elapsed()).toBe(50);
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
