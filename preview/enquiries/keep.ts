import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryStore, KeptEnquiry } from './store';

/** Milliseconds for which an enquiry waits; the visitor's form waits for ten seconds. */
const longestWait = 5000;
const betweenTries = 50;

const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/**
 * Keeps an enquiry, as soon as no other program writes to the file. The waiting is done here and not
 * by SQLite, in which the whole server would stand still. Throws if it takes too long.
 */
export async function keepWhenFree(
  store: EnquiryStore,
  enquiry: KeptEnquiry,
): Promise<'new' | 'known'> {
  const end = Date.now() + longestWait;
  for (;;) {
    try {
      return store.keep(enquiry);
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await pause(betweenTries);
    }
  }
}
