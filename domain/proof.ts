import { MINUTE_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";

/** A phone left on a table must not be enough to act in its owner's name. */
const PROOF_COUNTS_FOR_MS = 10 * MINUTE_MS;

/** Refuses a member who did not prove lately who they are. */
export function refuseOldProof({ signedInAt, now }: { signedInAt: Date; now: Date }): void {
  if (now.getTime() - signedInAt.getTime() > PROOF_COUNTS_FOR_MS) throw new Refusal("REAUTH_REQUIRED");
}
