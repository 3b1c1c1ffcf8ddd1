import { createListeners } from '@/lib/listeners/listeners';

describe('listeners', () => {
  it('are all called back, until they end it', () => {
    const [one, other] = [jest.fn(), jest.fn()];
    const { notify, subscribe } = createListeners();
    const end = subscribe(one);
    subscribe(other);
    notify();
    end();
    notify();
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('have something watched from the first of them to the last, and again', () => {
    const stop = jest.fn();
    const watch = jest.fn(() => stop);
    const { subscribe } = createListeners(watch);
    const ends = [subscribe(jest.fn()), subscribe(jest.fn())];
    expect(watch).toHaveBeenCalledTimes(1);
    ends[0]?.();
    expect(stop).not.toHaveBeenCalled();
    ends[1]?.();
    expect(stop).toHaveBeenCalledTimes(1);
    subscribe(jest.fn());
    expect(watch).toHaveBeenCalledTimes(2);
  });
});
