import type { Kysely } from 'kysely';
import { createLimiter } from './limiter';
import { columns, type Forwarding, type KeptEnquiry, type Tables } from './schema';

/** An enquiry that this process alone may send on until its lease ends. */
export interface Claim {
  readonly enquiry: KeptEnquiry;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
  readonly leaseEnd: string;
}

/** Where enquiries are kept. Every method rejects if the database fails. */
export interface EnquiryStore {
  /** Resolves once the row is on the disk; `known` if there already is one with this id. */
  keep(enquiry: KeptEnquiry): Promise<'new' | 'known'>;
  /** Counts a request. Resolves to the seconds that its visitor has to wait, 0 if it may pass. */
  secondsToWait(visitor: string, perMinute: number): Promise<number>;
  /** Takes an enquiry that is due to be sent on; until `leaseEnd` no other process will. */
  claim(now: string, leaseEnd: string): Promise<Claim | undefined>;
  /** Ends a lease: the enquiry has been sent on, or is tried again later. */
  settle(claim: Claim, outcome: { forwardedAt: string } | { nextAttemptAt: string }): Promise<void>;
  /** All enquiries, oldest first. */
  all(): Promise<(KeptEnquiry & Forwarding)[]>;
  /** Erases one enquiry. Rejects if a part is left. */
  erase(id: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Whether enquiries are to be sent on. */
  readonly forwards?: boolean;
}

/** How many due enquiries are looked at, since other processes may take the first ones. */
const mostCandidates = 20;

/** The queries, the same for every database. */
export function createStore(
  db: Kysely<Tables>,
  { forwards = false }: StoreOptions = {},
): EnquiryStore {
  return {
    async keep(enquiry) {
      const rows = await db
        .insertInto('enquiry')
        .values({ ...enquiry, nextAttemptAt: forwards ? enquiry.receivedAt : null, attempts: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute();
      return rows.length > 0 ? 'new' : 'known';
    },
    secondsToWait: createLimiter(db),
    async claim(now, leaseEnd) {
      const due = await db
        .selectFrom('enquiry')
        .select('id')
        .where('nextAttemptAt', '<=', now)
        .orderBy('nextAttemptAt')
        .limit(mostCandidates)
        .execute();
      for (const { id } of due) {
        const row = await db
          .updateTable('enquiry')
          .set((row) => ({ nextAttemptAt: leaseEnd, attempts: row('attempts', '+', 1) }))
          .where('id', '=', id)
          .where('nextAttemptAt', '<=', now)
          .returning([...columns, 'attempts'])
          .executeTakeFirst();
        if (!row) continue;
        const { attempts, ...enquiry } = row;
        return { enquiry, attempts, leaseEnd };
      }
      return undefined;
    },
    async settle({ enquiry, leaseEnd }, outcome) {
      await db
        .updateTable('enquiry')
        .set({ nextAttemptAt: null, ...outcome })
        .where('id', '=', enquiry.id)
        .where('nextAttemptAt', '=', leaseEnd)
        .execute();
    },
    all: () => db.selectFrom('enquiry').selectAll().orderBy('receivedAt').orderBy('id').execute(),
    async erase(id) {
      const { numDeletedRows } = await db
        .deleteFrom('enquiry')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0;
    },
    close: () => db.destroy(),
  };
}
