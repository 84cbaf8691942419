import { Refusal } from "#domain/refusal.ts";

/** A phone left on a table must not be enough for what cannot be taken back. */
const PROOF_COUNTS_FOR_MS = 10 * 60 * 1_000;

/** Refuses a member who did not prove lately who they are. */
export function refuseOldSignIn({ signedInAt, now }: { signedInAt: Date; now: Date }): void {
  if (now.getTime() - signedInAt.getTime() > PROOF_COUNTS_FOR_MS) throw new Refusal("REAUTH_REQUIRED");
}
