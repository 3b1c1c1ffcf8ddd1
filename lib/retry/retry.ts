/** Milliseconds to wait before each further attempt. */
const pauses = [500, 3000];

/**
 * Loads, and tries again twice when that fails: a phone that changes masts drops a request or two.
 * Throws what the last attempt threw.
 */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * Loads what the page can do without, with the same patience: if it cannot be had, the console says so
 * and the answer is `undefined`.
 */
export async function retryOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await retry(load);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
