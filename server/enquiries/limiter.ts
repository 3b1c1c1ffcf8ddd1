/** Length of a window, in ms. */
const windowLength = 60_000;
/** Addresses that are remembered, at most; the oldest are forgotten, so that a flood cannot fill the memory. */
const mostAddresses = 10_000;

/**
 * Counts requests by address in windows of a minute.
 * @param most requests allowed in a window
 * @param now milliseconds by a clock that nobody puts back
 * @returns a function from an address to the seconds it must wait; 0 if its request may pass
 */
export function createLimiter(most: number, now = () => performance.now()) {
  const windows = new Map<string, { start: number; count: number }>();
  return (address: string): number => {
    const known = windows.get(address);
    const current =
      known && now() - known.start < windowLength ? known : { start: now(), count: 0 };
    if (current !== known) {
      windows.delete(address);
      windows.set(address, current);
    }
    const [oldest] = windows.keys();
    if (windows.size > mostAddresses && oldest !== undefined) windows.delete(oldest);

    current.count += 1;
    return current.count > most ? Math.ceil((current.start + windowLength - now()) / 1000) : 0;
  };
}
