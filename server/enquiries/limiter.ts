import { expandIPv6 } from 'hono/utils/ipaddr';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

/**
 * IPv6 prefixes for which requests are counted, the longest first. Providers give a customer a /64, /56 or /48, and
 * whoever has a /56 can send from 256 networks of /64. A shorter prefix may belong to several customers, so its limit is
 * several times as high.
 */
const networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** The keys under which a request is counted, and how many times one visitor's limit each may send. */
function countersOf(address: string): readonly { name: string; times: number }[] {
  if (!URL.canParse(`http://[${address}]`)) return [{ name: address, times: 1 }];
  const digits = expandIPv6(address).replaceAll(':', '').toLowerCase();
  return networks.map(({ bits, times }) => ({
    name: `${digits.slice(0, bits / 4)}/${bits}`,
    times,
  }));
}

/** Length of a window, in ms. */
const windowLength = 60_000;

const iso = (time: number) => new Date(time).toISOString();

/**
 * Counts requests in windows of a minute, in the database, so that the limit holds across all receivers that
 * share it. An address is forgotten once its minute is over and another request comes.
 * @returns a function from a visitor to the seconds to wait; 0 if the request may pass
 */
export function createLimiter(db: Kysely<Tables>, now: () => number) {
  let cleanedAt = 0;

  /** Forgets visitors whose minute is over. */
  async function clean(time: number): Promise<void> {
    cleanedAt = time;
    await db
      .deleteFrom('visitor')
      .where('since', '<=', iso(time - windowLength))
      .execute();
  }

  /** Counts a request under one name. Resolves to the seconds to wait. */
  async function count(address: string, limit: number): Promise<number> {
    const time = now();
    if (Math.abs(time - cleanedAt) > windowLength) await clean(time);
    // A window that begins in the future: the clock was put back.
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
    if (requests <= limit) return 0;
    const wait = Math.ceil((Date.parse(since) + windowLength - time) / 1000);
    return Math.min(Math.max(wait, 1), windowLength / 1000);
  }

  return async (visitor: string, perMinute: number): Promise<number> => {
    for (const { name, times } of countersOf(visitor)) {
      const wait = await count(name, perMinute * times);
      // A request that is refused counts no further: one visitor must not use up the neighbours' allowance.
      if (wait > 0) return wait;
    }
    return 0;
  };
}
