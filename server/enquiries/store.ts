import type { ExpressionBuilder, Kysely } from 'kysely';
import { createLimiter } from './limiter';
import { columns, type Forwarding, type StoredEnquiry, type Tables } from './tables';

/** Enquiries that only this process may send on until the lease ends. */
export interface Claim {
  /** One enquiry; of a list, all doubtful ones that are due, oldest first. */
  readonly enquiries: readonly [StoredEnquiry, ...StoredEnquiry[]];
  readonly isList: boolean;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
  readonly refusals: number;
  readonly leaseEnd: string;
}

/** Where enquiries are kept. Every method rejects if the database fails. */
export interface EnquiryStore {
  /** Resolves once the row is on the disk; `known` if there already is one with this id. */
  save(enquiry: StoredEnquiry): Promise<'new' | 'known'>;
  /** Counts a request of a visitor's address. Resolves to the seconds that the visitor has to wait; 0 if none. */
  secondsToWait(visitor: string, perMinute: number): Promise<number>;
  /** Takes enquiries that are due to be sent on. No other process can claim them until `leaseEnd`. */
  claim(now: string, leaseEnd: string): Promise<Claim | undefined>;
  /** Ends a lease. Nothing is due again unless the outcome says when. */
  settle(claim: Claim, outcome: Partial<Forwarding>): Promise<void>;
  /** Makes an enquiry due at once that was given up or was not to be sent on. Resolves to whether it did. */
  sendAgain(id: string): Promise<boolean>;
  /** All enquiries, oldest first. */
  all(): Promise<(StoredEnquiry & Forwarding)[]>;
  /** Erases one enquiry. Rejects if a part is left. */
  erase(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** How doubtful enquiries are sent on: listed in one message a day, like others, or not at all. */
export const doubtfulWays = ['daily', 'at-once', 'never'] as const;
export type DoubtfulWay = (typeof doubtfulWays)[number];

export interface StoreOptions {
  /** How doubtful enquiries are sent on. Without it no enquiry is sent on. */
  readonly doubtfulWay?: DoubtfulWay | undefined;
  /** The clock by which requests are counted. */
  readonly now?: () => number;
}

/** The hour, in UTC, of the message that lists doubtful enquiries: the morning in America. */
const dailyListHour = 12;

/** When an enquiry is to be sent on; `null` if never. */
function firstAttemptAt(
  { doubtful, receivedAt }: StoredEnquiry,
  doubtfulWay: DoubtfulWay | undefined,
) {
  if (!doubtfulWay || (doubtful && doubtfulWay === 'never')) return null;
  if (!doubtful || doubtfulWay === 'at-once') return receivedAt;
  const due = new Date(receivedAt);
  if (due.getUTCHours() >= dailyListHour) due.setUTCDate(due.getUTCDate() + 1);
  due.setUTCHours(dailyListHour, 0, 0, 0);
  return due.toISOString();
}

/** Which enquiries a list contains, or which single one is sent on. */
const isInSameMessage =
  (isList: boolean, id: string) => (row: ExpressionBuilder<Tables, 'enquiry'>) =>
    isList ? row('doubtful', '=', 'yes') : row('id', '=', id);

/** How many due enquiries are read: other processes may claim the first ones meanwhile. */
const maxCandidates = 20;

/** The queries, the same for every database. */
export function createStore(
  db: Kysely<Tables>,
  { doubtfulWay, now = Date.now }: StoreOptions = {},
): EnquiryStore {
  return {
    async save(enquiry) {
      const rows = await db
        .insertInto('enquiry')
        .values({
          ...enquiry,
          nextAttemptAt: firstAttemptAt(enquiry, doubtfulWay),
          attempts: 0,
          refusals: 0,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute();
      return rows.length > 0 ? 'new' : 'known';
    },
    secondsToWait: createLimiter(db, now),
    async claim(now, leaseEnd) {
      const due = await db
        .selectFrom('enquiry')
        .select(['id', 'doubtful'])
        .where('nextAttemptAt', '<=', now)
        .orderBy('nextAttemptAt')
        .limit(maxCandidates)
        .execute();
      for (const { id, doubtful } of due) {
        const isList = doubtful !== '' && doubtfulWay !== 'at-once';
        const rows = await db
          .updateTable('enquiry')
          .set((row) => ({ nextAttemptAt: leaseEnd, attempts: row('attempts', '+', 1) }))
          .where(isInSameMessage(isList, id))
          .where('nextAttemptAt', '<=', now)
          .returning([...columns, 'attempts', 'refusals'])
          .execute();
        const [first, ...others] = rows
          .map(({ attempts: _attempts, refusals: _refusals, ...enquiry }) => enquiry)
          .sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
        if (!first) continue;
        return {
          enquiries: [first, ...others],
          isList,
          attempts: Math.max(...rows.map(({ attempts }) => attempts)),
          refusals: Math.max(...rows.map(({ refusals }) => refusals)),
          leaseEnd,
        };
      }
      return undefined;
    },
    async settle({ enquiries: [{ id }], isList, leaseEnd }, outcome) {
      await db
        .updateTable('enquiry')
        .set({ nextAttemptAt: null, ...outcome })
        .where(isInSameMessage(isList, id))
        .where('nextAttemptAt', '=', leaseEnd)
        .execute();
    },
    async sendAgain(id) {
      const { numUpdatedRows } = await db
        .updateTable('enquiry')
        .set({
          nextAttemptAt: new Date(now()).toISOString(),
          attempts: 0,
          refusals: 0,
          failure: null,
        })
        .where('id', '=', id)
        .where('forwardedAt', 'is', null)
        // An enquiry that is due already may be on its way.
        .where('nextAttemptAt', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0;
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
