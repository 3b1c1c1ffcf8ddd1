let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks that write files one at a time: saves, pictures, publishing. A task must not wait for another one of the
 * queue.
 */
export function runExclusive<Result>(task: () => Promise<Result>): Promise<Result> {
  const next = last.then(task);
  last = next.catch(() => undefined);
  return next;
}
