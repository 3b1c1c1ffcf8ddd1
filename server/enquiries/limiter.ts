/** Length of a window, in ms. */
const windowLength = 60_000;
/** Visitors that are remembered, at most; the oldest are forgotten, so that a flood cannot fill the memory. */
const mostVisitors = 10_000;

/**
 * Counts requests in windows of a minute. (`hono-rate-limiter` remembers without an end, and is no shorter.)
 * @param most requests that one visitor may send in a window
 * @param now milliseconds by a clock that nobody puts back
 * @returns a function from a visitor to the seconds to wait; 0 if the request may pass
 */
export function createLimiter(most: number, now = () => performance.now()) {
  const windows = new Map<string, { start: number; count: number }>();
  return (visitor: string): number => {
    const known = windows.get(visitor);
    const isOpen = known !== undefined && now() - known.start < windowLength;
    const current = isOpen ? known : { start: now(), count: 0 };
    if (!isOpen) windows.delete(visitor);
    windows.set(visitor, current);
    const [oldest = visitor] = windows.keys();
    if (windows.size > mostVisitors) windows.delete(oldest);

    current.count += 1;
    return current.count > most ? Math.ceil((current.start + windowLength - now()) / 1000) : 0;
  };
}
