let last: Promise<unknown> = Promise.resolve();

/** Runs what writes one after the other: saves, pictures, publishing. A task must not wait for another of the queue. */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const next = last.then(task);
  last = next.catch(() => undefined);
  return next;
}
