/** Milliseconds in which an address may send so many enquiries. */
const windowLength = 60_000;
/** More addresses than this are forgotten, oldest first: a flood must not fill the memory. */
const mostAddresses = 10_000;

/**
 * Counts requests by address in windows of a minute.
 * @param most requests allowed in a window
 * @returns a function that answers the seconds to wait, 0 if the request may pass
 */
export function createLimiter(most: number, now: () => number = Date.now) {
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
