import { expandIPv6 } from 'hono/utils/ipaddr';
import { sql, type Kysely } from 'kysely';
import { languages } from '@/content/languages';
import type { Enquiry } from '@/lib/enquiry/enquiry';

/** An enquiry as it is stored, with its time of arrival (ISO 8601, by the receiver's clock). */
export interface KeptEnquiry extends Enquiry {
  readonly language: string;
  readonly receivedAt: string;
}

/** What is known about sending an enquiry on to the brand. Times are ISO 8601. */
export interface Forwarding {
  /** When it is due to be sent on; `null` if it was, or if nothing is sent on. */
  readonly nextAttemptAt: string | null;
  readonly attempts: number;
  readonly forwardedAt: string | null;
}

/** Columns of an enquiry in the table and in the CSV, in order. */
export const columns = [
  'id',
  'receivedAt',
  'sentAt',
  'source',
  'product',
  'firstName',
  'lastName',
  'email',
  'phone',
  'consentText',
  'language',
] as const satisfies readonly (keyof KeptEnquiry)[];

/** Columns about sending on, with their types in SQL. */
const forwardingColumns = {
  nextAttemptAt: 'TEXT',
  attempts: 'INTEGER NOT NULL DEFAULT 0',
  forwardedAt: 'TEXT',
} as const satisfies Record<keyof Forwarding, string>;

/** Columns that tables of earlier versions lack, with their types in SQL: what came first was in the first language. */
export const laterColumns = {
  ...forwardingColumns,
  language: `TEXT NOT NULL DEFAULT '${languages[0]?.code}'`,
} as const;

/** The tables, for Kysely. */
export interface Tables {
  enquiry: KeptEnquiry & Forwarding;
  /** How many requests a visitor has sent since the beginning of their minute. */
  visitor: { address: string; since: string; requests: number };
}

const texts = columns
  .filter((column) => column !== 'id' && !(column in laterColumns))
  .map((column) => `"${column}" TEXT NOT NULL`);
const forwarding = Object.entries(forwardingColumns).map(([name, type]) => `"${name}" ${type}`);

/** The tables, in words that SQLite, D1 and PostgreSQL all take. */
export const schema = {
  tables: [
    `CREATE TABLE IF NOT EXISTS enquiry (\n  "id" TEXT PRIMARY KEY,\n  ${[...texts, ...forwarding].join(',\n  ')}\n)`,
    'CREATE TABLE IF NOT EXISTS visitor (\n  "address" TEXT PRIMARY KEY,\n  "since" TEXT NOT NULL,\n  "requests" INTEGER NOT NULL\n)',
  ],
  index:
    'CREATE INDEX IF NOT EXISTS enquiry_waiting ON enquiry ("nextAttemptAt") WHERE "nextAttemptAt" IS NOT NULL',
} as const;

/** All of the schema as one script, but for the language, which is added as it is to older tables. */
export const schemaScript = `${[...schema.tables, schema.index].join(';\n')};\n`;

/** What counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits. */
function networkOf(address: string): string {
  const isIPv6 = URL.canParse(`http://[${address}]`);
  return isIPv6 ? expandIPv6(address).split(':').slice(0, 4).join(':') : address;
}

/** Length of a window, in ms. */
const windowLength = 60_000;

const iso = (time: number) => new Date(time).toISOString();

/**
 * Counts requests in windows of a minute, in the database, so that the limit holds across all receivers that
 * share it. An address is forgotten once its minute is over and another request comes.
 * @returns a function from a visitor to the seconds to wait; 0 if the request may pass
 */
function createLimiter(db: Kysely<Tables>, now: () => number) {
  let cleanedAt = 0;

  /** Forgets visitors whose minute is over. */
  async function clean(time: number): Promise<void> {
    cleanedAt = time;
    await db
      .deleteFrom('visitor')
      .where('since', '<=', iso(time - windowLength))
      .execute();
  }

  return async (visitor: string, most: number): Promise<number> => {
    const address = networkOf(visitor);
    const time = now();
    if (Math.abs(time - cleanedAt) > windowLength) await clean(time);
    // A window that begins in the future: somebody has put the clock back.
    const isOver = sql<boolean>`(visitor.since <= ${iso(time - windowLength)} OR visitor.since > ${iso(time + windowLength)})`;
    const { since, requests } = await db
      .insertInto('visitor')
      .values({ address, since: iso(time), requests: 1 })
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet({
          since: sql`CASE WHEN ${isOver} THEN ${iso(time)} ELSE visitor.since END`,
          requests: sql`CASE WHEN ${isOver} THEN 1 ELSE visitor.requests + 1 END`,
        }),
      )
      .returning(['since', 'requests'])
      .executeTakeFirstOrThrow();
    if (requests <= most) return 0;
    const wait = Math.ceil((Date.parse(since) + windowLength - time) / 1000);
    return Math.min(Math.max(wait, 1), windowLength / 1000);
  };
}

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
  /** The clock by which requests are counted. */
  readonly now?: () => number;
}

/** How many due enquiries are looked at, since other processes may take the first ones. */
const mostCandidates = 20;

/** The queries, the same for every database. */
export function createStore(
  db: Kysely<Tables>,
  { forwards = false, now = Date.now }: StoreOptions = {},
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
    secondsToWait: createLimiter(db, now),
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
