import { HOUR_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import { networkOf } from "#server/limits/rate-limit.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import type { Clock, Log } from "#server/ports.ts";

/** An office or a hall shares a network; each of its people mistypes once or twice. */
const TRIES_A_NETWORK = { name: "voucher", most: 60, seconds: 10 * 60 };
/** Links are copied, not typed: so many that nobody has are guesses. */
const MISSES_AN_HOUR = 200;

export type VoucherGuard = ReturnType<typeof createVoucherGuard>;

/** What keeps vouchers from being found by trying. */
export function createVoucherGuard({
  clock,
  log,
  limit,
}: {
  clock: Clock;
  log: Log;
  limit: SharedRateLimits;
}) {
  const ofNetwork = limit(TRIES_A_NETWORK);
  let hour = { endsAt: 0, misses: 0 };

  return {
    async refuseTooMany(ip: string | undefined): Promise<void> {
      const retryAfterSeconds = await ofNetwork.take(networkOf(ip ?? ""));
      if (retryAfterSeconds > 0)
        throw new Refusal("RATE_LIMITED", { limit: ofNetwork.name, retryAfterSeconds });
    },

    /** Somebody tried a link that no voucher has. Many of them, from wherever, are told to the operator once an hour. */
    miss(): void {
      const now = clock.now().getTime();
      if (now >= hour.endsAt) hour = { endsAt: now + HOUR_MS, misses: 0 };
      hour.misses += 1;
      if (hour.misses !== MISSES_AN_HOUR) return;
      log.error(
        { code: "VOUCHER_UNKNOWN", counts: { misses: hour.misses } },
        "somebody guesses links of vouchers",
      );
    },
  };
}
