import { monthOf } from '@/scripts/hosting/cost';

describe('the cost of a month', () => {
  it('is nothing as long as transfer and requests are free', () => {
    expect(monthOf(100_000, { bytes: 10_000_000, requests: 20 })).toEqual({
      terabytes: 1,
      requests: 2_000_000,
      dollars: 0,
    });
  });

  it('charges each tier at its own price', () => {
    // 1 TB free, 9 TB at 0.085, 10 TB at 0.08 a GB; requests are all free.
    expect(monthOf(20, { bytes: 1e12, requests: 1 }).dollars).toBeCloseTo(765 + 800);
  });

  it('charges requests, and the function that each of them calls', () => {
    expect(monthOf(12_000_000, { bytes: 0, requests: 1 }).dollars).toBeCloseTo(2 * 1 + 10 * 0.1);
  });
});
