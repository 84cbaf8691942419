import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Clock, Database } from "#server/ports.ts";

export type SharedRateLimits = ReturnType<typeof createSharedRateLimits>;
export type SharedRateLimit = ReturnType<SharedRateLimits>;

type Limit = { name: string; most: number; seconds: number };

/**
 * Rate limits that protect accounts, codes and money: counted in the database, so that all processes count together
 * and none forgets when it ends. While the database does not answer each process counts for itself. What is counted
 * under, an address or somebody's network, is not to be read there: the secret is not in the database.
 */
export function createSharedRateLimits({ database, clock, secret }: Parts) {
  // The library reads the machine's clock; where ours is another one, what it says of time is moved.
  const ahead = () => clock.now().getTime() - Date.now();
  const storeClient = {
    async query({ text, values: [key, points, expire, now] }: Upsert) {
      const by = ahead();
      const { rows } = await database.run(text, [key, points, expire + by, now + by]);
      return { rows: rows.map((row) => ({ ...row, expire: Number(row.expire) - by })) };
    },
  };

  return function sharedRateLimit({ name, most, seconds }: Limit) {
    const each = { points: most, duration: seconds };
    const counter = new RateLimiterPostgres({
      ...each,
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: "",
      insuranceLimiter: new RateLimiterMemory(each),
    });

    const under = (key: string) =>
      createHmac("sha256", `rate limits ${secret}`).update(`${name} ${key}`).digest("base64url").slice(0, 27);

    return {
      name,
      /** Takes one try of a window that began with the first; the seconds until there are tries again, or 0 when this one is fine. */
      async take(key: string): Promise<number> {
        try {
          await counter.consume(under(key));
          return 0;
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1_000);
          throw refused;
        }
      },
      /** What was no misuse after all. */
      async giveBack(key: string): Promise<void> {
        await counter.reward(under(key));
      },
    };
  };
}

type Parts = { database: Database; clock: Clock; secret: string };
type Upsert = { text: string; values: [key: string, points: number, expire: number, now: number] };

/** Removes counts that are over; answers with how many. */
export async function forgetRateLimits({
  database,
  clock,
}: Pick<Parts, "database" | "clock">): Promise<number> {
  const over = clock.now().getTime();
  const { rows } = await database.run("delete from rate_limits where expire < $1 returning key", [over]);
  return rows.length;
}
