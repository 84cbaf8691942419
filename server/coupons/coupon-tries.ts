import type { Owner } from "#domain/member.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";

/** Who mistypes a coupon tries a few times; ten a minute find none in a lifetime. */
const CODES_A_MINUTE = { name: "coupon", most: 10, seconds: 60 };
/** The same one again, for another plan or after a lost answer, is no guess. */
const SAME_CODE = { name: "coupon-again", most: 1, seconds: 60 };

export type CouponTries = ReturnType<typeof createCouponTries>;

/** Counts the codes that somebody tries. */
export function createCouponTries({ limit }: { limit: SharedRateLimits }) {
  const codes = limit(CODES_A_MINUTE);
  const again = limit(SAME_CODE);

  /** The seconds until another code may be tried, or 0 when this one is fine. */
  return async function tryCode({ owner, code }: { owner: Owner; code: string }): Promise<number> {
    const same = `${owner} ${code}`;
    if ((await again.take(same)) > 0) return 0;
    const wait = await codes.take(owner);
    if (wait > 0) await again.giveBack(same);
    return wait;
  };
}
