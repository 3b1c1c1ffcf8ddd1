import { sql, type Kysely } from 'kysely';
import type { Tables } from './schema';

/** Length of a window, in ms. */
const windowLength = 60_000;

const iso = (time: number) => new Date(time).toISOString();

/**
 * Counts requests in windows of a minute, in the database, so that the limit holds across all receivers that
 * share it. An address is forgotten once its minute is over and another request comes.
 * @returns a function from a visitor to the seconds to wait; 0 if the request may pass
 */
export function createLimiter(db: Kysely<Tables>, now = Date.now) {
  let cleanedAt = 0;

  /** Forgets visitors whose minute is over. */
  async function clean(time: number): Promise<void> {
    cleanedAt = time;
    await db
      .deleteFrom('visitor')
      .where('since', '<=', iso(time - windowLength))
      .execute();
  }

  return async (address: string, most: number): Promise<number> => {
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
