import { MINUTE_MS } from "#domain/duration.ts";
import type { Owner } from "#domain/member.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import { createRateLimit } from "#server/limits/rate-limit.ts";
import type { Clock } from "#server/ports.ts";

/** Who mistypes a coupon tries a few times; ten a minute find none in a lifetime. */
const CODES_A_MINUTE = 10;
/** Everybody's codes of a busy minute. */
const MOST_CODES = 50_000;

export type CouponTries = ReturnType<typeof createCouponTries>;

/** Counts the codes that somebody tries. The same one again, for another plan or after a lost answer, is no guess. */
export function createCouponTries({ clock }: { clock: Clock }) {
  const take = createRateLimit({ most: CODES_A_MINUTE, seconds: MINUTE_MS / 1_000, clock });
  const triedAt = createLruCache<string, number>(MOST_CODES);

  /** The seconds until another code may be tried, or 0 when this one is fine. */
  return function tryCode({ owner, code }: { owner: Owner; code: string }): number {
    const now = clock.now().getTime();
    const key = `${owner} ${code}`;
    if (now - (triedAt.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return 0;
    const wait = take(owner);
    if (wait === 0) triedAt.set(key, now);
    return wait;
  };
}
