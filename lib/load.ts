/** Milliseconds to wait before each further attempt. */
const pauses = [500, 3000];

/**
 * Loads, with two more attempts if that fails: phones drop requests when they change cells.
 * @throws what the last attempt threw.
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
 * The same for what the page can do without: if all attempts fail, logs the error and returns `undefined`.
 */
export async function retryOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await retry(load);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
