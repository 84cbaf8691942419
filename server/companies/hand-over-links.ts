import { createHash, createHmac, hkdfSync } from "node:crypto";
import { HAND_OVER_BYTES } from "#domain/hand-over.ts";

export type HandOverLinks = ReturnType<typeof createHandOverLinks>;

/**
 * What stands in the link of a hand-over. It follows from its id and from a secret that is not in the database, so that
 * the e-mail with it can be written a minute later and nobody finds a link in the outbox.
 */
export function createHandOverLinks({ secret }: { secret: string }) {
  const ours = Buffer.from(hkdfSync("sha256", secret, "", "goi hand-over link", 32));
  return {
    tokenOf: (id: string): string =>
      createHmac("sha256", ours).update(id).digest().subarray(0, HAND_OVER_BYTES).toString("base64url"),
  };
}

/** The link is known to who holds it; we keep what it can be compared with. */
export function hashOfHandOver(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
