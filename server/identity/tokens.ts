import { z } from "zod";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock } from "#server/ports.ts";
import { type Claims, type KeyFinder, signJwt, verifyJwt } from "./jwt.ts";
import type { MemberRow } from "./members-store.ts";
import type { SessionRow } from "./sessions-store.ts";
import type { IdentitySettings } from "./settings.ts";
import type { SigningKeys } from "./signing-keys.ts";

export const TOKEN_SECONDS = HOUR_SECONDS;

/** Cognito's last ten minutes; ours a day, because a guest leaves a card open and writes on it later. */
const VISITOR_TOKEN_SECONDS = DAY_SECONDS;

type Parts = { keys: SigningKeys; clock: Clock; settings: IdentitySettings };
export type Tokens = ReturnType<typeof createTokens>;

/** Makes the tokens that members and visitors carry, with Cognito's claims. */
export function createTokens({ keys, clock, settings }: Parts) {
  async function sign(claims: Claims, seconds: number): Promise<string> {
    const { kid, signing } = await keys.newest();
    const iat = seconds1970(clock.now());
    return signJwt({
      kid,
      key: signing,
      claims: { ...claims, iat, exp: iat + seconds, jti: crypto.randomUUID() },
    });
  }

  return {
    /** The pair of a sign-in or a refresh: `access` opens our API, `id` tells the browser who signed in. */
    async forSession(
      member: MemberRow,
      session: SessionRow,
      { nonce, identities }: { nonce?: string | undefined; identities: object[] },
    ): Promise<{ access: string; id: string }> {
      const shared = {
        sub: member.sub,
        iss: settings.issuer,
        origin_jti: session.id,
        event_id: crypto.randomUUID(),
        auth_time: seconds1970(session.signedInAt),
        ...(member.groups.length > 0 && { "cognito:groups": member.groups }),
      };
      const access = {
        ...shared,
        token_use: "access",
        client_id: settings.clientId,
        username: member.username,
        scope: "aws.cognito.signin.user.admin",
      };
      const id = {
        ...shared,
        token_use: "id",
        aud: settings.clientId,
        "cognito:username": member.username,
        email: member.email,
        email_verified: member.emailVerified,
        ...(member.name && { name: member.name }),
        ...(member.provider && { "custom:provider": member.provider }),
        ...(identities.length > 0 && { identities }),
        ...(nonce && { nonce }),
      };
      return { access: await sign(access, TOKEN_SECONDS), id: await sign(id, TOKEN_SECONDS) };
    },

    forVisitor(visitor: { id: string; ways: string[] }): Promise<string> {
      const claims = {
        sub: visitor.id,
        iss: settings.identityIssuer,
        aud: settings.identityPoolId,
        amr: visitor.ways,
      };
      return sign(claims, VISITOR_TOKEN_SECONDS);
    },
  };
}

const accessClaims = z.object({
  sub: z.guid(),
  username: z.string().min(1),
  /** The sign-in that the token came from. Cognito names none where the client's tokens cannot be revoked. */
  origin_jti: z.guid().optional(),
  auth_time: z.number(),
  "cognito:groups": z.unknown().optional(),
});
const sessionClaims = accessClaims.required({ origin_jti: true });
const idClaims = z.object({ sub: z.guid(), origin_jti: z.guid() });
const visitorClaims = z.object({ sub: z.string().min(1) });

type Verifying = { token: string; keys: KeyFinder; issuer: string; now: Date };

/** Who a valid access token was made for; refuses every other token. */
export async function verifyAccessToken({ clientId, ...rest }: Verifying & { clientId: string }) {
  const claims = await verifyJwt(rest.token, rest);
  if (claims.token_use !== "access") throw new Refusal("WRONG_TOKEN_USE");
  if (claims.client_id !== clientId) throw new Refusal("TOKEN_INVALID");
  return shaped(accessClaims, claims);
}

/** The same for a token of ours, which always names its session. */
export async function verifySessionToken(verifying: Verifying & { clientId: string }) {
  return shaped(sessionClaims, await verifyAccessToken(verifying));
}

export async function verifyIdToken({ clientId, ...rest }: Verifying & { clientId: string }) {
  const claims = await verifyJwt(rest.token, rest);
  if (claims.token_use !== "id") throw new Refusal("WRONG_TOKEN_USE");
  if (claims.aud !== clientId) throw new Refusal("TOKEN_INVALID");
  return shaped(idClaims, claims);
}

export async function verifyVisitorToken({ audience, ...rest }: Verifying & { audience: string }) {
  return shaped(visitorClaims, await verifyJwt(rest.token, { ...rest, audience }));
}

function shaped<Schema extends z.ZodType>(schema: Schema, claims: unknown): z.output<Schema> {
  const parsed = schema.safeParse(claims);
  if (!parsed.success) throw new Refusal("TOKEN_INVALID");
  return parsed.data;
}

function seconds1970(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
