/** Milliseconds before the second attempt. It also lets a visitor see that something is being done. */
const firstDelay = 500;

/** Milliseconds before each further attempt. */
const laterDelay = 3000;

interface RetryOptions {
  readonly attempts?: number;
  /** Ends the attempts. */
  readonly signal?: AbortSignal;
  /** Called after each failure with what was thrown and the number of failures so far. */
  readonly onFailure?: (error: unknown, failures: number) => void;
}

/** Waits this long, or until the browser comes online or the tab is shown; in a hidden tab until it is shown. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal });
    document.addEventListener('visibilitychange', end, { signal });
  });
}

/**
 * Loads, with more attempts if that fails, by default two: phones drop requests when they change cells.
 * @throws what the last attempt threw.
 */
export async function retry<T>(
  load: () => Promise<T>,
  { attempts = 3, signal, onFailure }: RetryOptions = {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted) throw error;
      onFailure?.(error, failures);
      if (failures >= attempts) throw error;
      await wait(failures === 1 ? firstDelay : laterDelay);
      if (signal?.aborted) throw error;
    }
  }
}

/**
 * Like `retry`, for what the page can do without: if all attempts fail, logs the error and resolves to `undefined`.
 */
export async function retryOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await retry(load);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
