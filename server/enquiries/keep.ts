import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryStore, KeptEnquiry } from './store';

/** Milliseconds until a blocked enquiry is given up; the visitor's form waits ten seconds for an answer. */
const longestWait = 5000;
/** Milliseconds between two attempts. */
const pauseBetween = 50;

const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/**
 * Keeps an enquiry once no other program is writing to the file. Waits here, not in SQLite, where waiting
 * would block the whole server.
 * @throws if it takes too long.
 */
export async function keepWhenFree(
  store: EnquiryStore,
  enquiry: KeptEnquiry,
): Promise<'new' | 'known'> {
  const end = performance.now() + longestWait;
  for (;;) {
    try {
      return store.keep(enquiry);
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(pauseBetween);
    }
  }
}
