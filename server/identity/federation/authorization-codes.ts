import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import { findMember } from "#server/identity/members-store.ts";
import { type Secrets, sameBytes } from "#server/identity/secrets.ts";
import type { LiveSession, Sessions } from "#server/identity/sessions.ts";
import type { Clock, Database } from "#server/ports.ts";
import type { AskedByClient } from "./flow-cookie.ts";
import { OauthError } from "./oauth-error.ts";

/** A browser brings it back at once; Cognito gives five minutes. */
const LIFETIME_MS = MINUTE_MS;

const sealedCode = z.object({
  id: z.uuid(),
  sub: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  nonce: z.string().optional(),
  signedInAt: z.number(),
  endsAt: z.number(),
});

type Parts = { database: Database; clock: Clock; secrets: Secrets; sessions: Sessions };
type Admitted = { sub: string; asked: AskedByClient; signedInAt: number };
type Presented = { code: string; verifier: string; redirectUri: string };
export type AuthorizationCodes = ReturnType<typeof createAuthorizationCodes>;

/**
 * Codes that our client exchanges for tokens. They are not stored: a code is sealed, and its id becomes the id of the
 * session, which can begin once. One that comes back ends the session, whoever has it.
 */
export function createAuthorizationCodes({ database: { orm }, clock, secrets, sessions }: Parts) {
  function open(code: string): z.output<typeof sealedCode> {
    const text = secrets.open("authorization-code", code);
    const opened = text ? sealedCode.parse(JSON.parse(text)) : undefined;
    if (!opened || opened.endsAt <= clock.now().getTime()) throw new OauthError("invalid_grant");
    return opened;
  }

  return {
    issue({ sub, asked: { redirectUri, challenge, nonce }, signedInAt }: Admitted): string {
      const endsAt = clock.now().getTime() + LIFETIME_MS;
      const code = { id: randomUUID(), sub, redirectUri, challenge, nonce, signedInAt, endsAt };
      return Buffer.from(secrets.seal("authorization-code", JSON.stringify(code)), "base64").toString(
        "base64url",
      );
    },

    async redeem({
      code,
      verifier,
      redirectUri,
    }: Presented): Promise<LiveSession & { nonce: string | undefined }> {
      const { id, sub, challenge, nonce, signedInAt, ...issued } = open(code);
      const proved = createHash("sha256").update(verifier).digest();
      if (issued.redirectUri !== redirectUri || !sameBytes(proved, Buffer.from(challenge, "base64url"))) {
        throw new OauthError("invalid_grant");
      }
      const member = await findMember(orm, sub);
      if (!member?.enabled) throw new OauthError("invalid_grant");
      const session = await sessions.start(sub, { id, signedInAt: new Date(signedInAt) });
      if (!session) {
        await sessions.end(id);
        throw new OauthError("invalid_grant");
      }
      return { member, session, nonce };
    },
  };
}
