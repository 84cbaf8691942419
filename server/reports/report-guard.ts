import { DAY_SECONDS, HOUR_SECONDS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import { networkOf } from "#server/limits/rate-limit.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";

/** An office shares a network; more reports than this from one are a campaign, which is answered all the same an hour later. */
const REPORTS_A_NETWORK = { name: "report", most: 10, seconds: HOUR_SECONDS };
/** Each brings an e-mail to an address that nobody has proved. */
const REPORTS_AN_ADDRESS = { name: "report-to", most: 5, seconds: DAY_SECONDS };

export type ReportGuard = ReturnType<typeof createReportGuard>;

/** What keeps reports from being a weapon: against us, and against whose address is typed. */
export function createReportGuard({ limit }: { limit: SharedRateLimits }) {
  const ofNetwork = limit(REPORTS_A_NETWORK);
  const toAddress = limit(REPORTS_AN_ADDRESS);

  return {
    async refuseTooMany({ ip, email }: { ip?: string; email: string }): Promise<void> {
      const [byNetwork, byAddress] = await Promise.all([
        ofNetwork.take(networkOf(ip ?? "")),
        toAddress.take(email),
      ]);
      const retryAfterSeconds = Math.max(byNetwork, byAddress);
      if (retryAfterSeconds === 0) return;
      throw new Refusal("RATE_LIMITED", {
        limit: byNetwork > 0 ? ofNetwork.name : toAddress.name,
        sentence:
          "짧은 사이에 신고가 너무 많았습니다. 적으신 내용은 그대로 있으니 잠시 뒤에 다시 보내 주세요.",
        retryAfterSeconds,
      });
    },
  };
}
