/**
 * What visits cost on CloudFront at its public list prices for North America and Europe, in US
 * dollars (aws.amazon.com/cloudfront/pricing). Storage and the origin's few requests are cents.
 */

/** Price of a GB (10⁹ bytes), from the first of the month on: this many TB at this price. */
const transfer: readonly (readonly [terabytes: number, perGigabyte: number])[] = [
  [1, 0],
  [9, 0.085],
  [40, 0.08],
  [100, 0.06],
  [350, 0.04],
  [524, 0.03],
  [4000, 0.025],
  [Infinity, 0.02],
];

const million = 1e6;
/** HTTPS requests, by the million, and how many are free. */
const requestPrice = { perMillion: 1, free: 10 * million };
/** Calls of the function that redirects addresses, likewise. It runs once a request. */
const functionPrice = { perMillion: 0.1, free: 2 * million };

/** What one visit transfers. */
export interface Visit {
  bytes: number;
  requests: number;
}

export interface Month {
  terabytes: number;
  requests: number;
  dollars: number;
}

const charge = (count: number, { perMillion, free }: typeof requestPrice) =>
  (Math.max(0, count - free) / million) * perMillion;

/** The cost of a month with this many visits, all with an empty cache. */
export function monthOf(visits: number, { bytes, requests }: Visit): Month {
  const terabytes = (visits * bytes) / 1e12;
  let left = terabytes;
  let dollars = charge(visits * requests, requestPrice) + charge(visits * requests, functionPrice);
  for (const [room, perGigabyte] of transfer) {
    const taken = Math.min(left, room);
    dollars += taken * 1000 * perGigabyte;
    left -= taken;
  }
  return { terabytes, requests: visits * requests, dollars };
}
