import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { HOUR_SECONDS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import { CognitoError } from "./errors.ts";
import { findIdentity, insertGuestIdentity, joinIdentity, memberIdentity } from "./identities-store.ts";
import type { Pool } from "./pool.ts";
import { createEndpoint, operation, type Peer } from "./protocol.ts";
import { verifyIdToken } from "./tokens.ts";

const CREDENTIALS_SECONDS = HOUR_SECONDS;

const Logins = z.record(z.string(), z.string()).default({});
const getIdInput = z.object({ IdentityPoolId: z.string(), Logins });
const ofIdentity = z.object({
  IdentityId: z
    .string()
    .min(1)
    .max(55)
    .regex(/^[\w-]+:[0-9a-f-]+$/),
  Logins,
});

/** The member whose id token was shown, and the provider's name it was shown under. */
type Login = { sub: string; provider: string };
type Presented = { id: string; login: Login | undefined };

/** The identity pool: gives every device an identity, and joins it to the member who signs in there. */
export function createIdentityPool(pool: Pool) {
  const {
    database: { orm },
    clock,
    keys,
    limits,
    sessions,
    settings,
    tokens,
  } = pool;
  // Amplify takes the name from the token's issuer; other AWS clients know Cognito's own.
  const providers = [
    settings.issuer.replace(/^https?:\/\//, ""),
    `cognito-idp.${settings.region}.amazonaws.com/${settings.userPoolId}`,
  ];

  async function getId(input: z.output<typeof getIdInput>, peer: Peer) {
    await limits.identity(peer.ip);
    if (input.IdentityPoolId !== settings.identityPoolId) {
      throw new CognitoError("ResourceNotFoundException", "IdentityPool not found.");
    }
    const login = await loginOf(input.Logins);
    const id = `${settings.region}:${randomUUID()}`;
    const now = clock.now();
    if (login) return { IdentityId: await memberIdentity(orm, { sub: login.sub, id, now }) };
    await insertGuestIdentity(orm, { id, now });
    return { IdentityId: id };
  }

  async function getOpenIdToken(input: z.output<typeof ofIdentity>, peer: Peer) {
    await limits.identity(peer.ip);
    const { id, login } = await present(input);
    const ways = login ? ["authenticated", login.provider] : ["unauthenticated"];
    return { IdentityId: id, Token: await tokens.forVisitor({ id, ways }) };
  }

  /** For clients that insist on them: nothing of ours accepts these credentials. */
  async function getCredentials(input: z.output<typeof ofIdentity>, peer: Peer) {
    await limits.identity(peer.ip);
    const { id } = await present(input);
    return {
      IdentityId: id,
      Credentials: {
        AccessKeyId: `ASIA${randomBytes(10).toString("hex").slice(0, 16).toUpperCase()}`,
        SecretKey: randomBytes(30).toString("base64"),
        SessionToken: randomBytes(48).toString("base64"),
        Expiration: Math.floor(clock.now().getTime() / 1000) + CREDENTIALS_SECONDS,
      },
    };
  }

  /** Whose identity this is now: a guest's by its id alone, a member's only with their token. */
  async function present(input: z.output<typeof ofIdentity>): Promise<Presented> {
    const login = await loginOf(input.Logins);
    if (!login) return { id: await guestIdentity(input.IdentityId), login };
    const joined = await joinIdentity(orm, { guest: input.IdentityId, sub: login.sub });
    if (joined === "unknown") throw notFound();
    if (joined === "of another member") throw forbidden();
    return { id: joined.id, login };
  }

  async function guestIdentity(id: string): Promise<string> {
    const identity = await findIdentity(orm, id);
    if (!identity) throw notFound();
    if (identity.sub) throw forbidden();
    return identity.id;
  }

  async function loginOf(logins: Record<string, string>): Promise<Login | undefined> {
    const [login, ...others] = Object.entries(logins);
    if (!login) return undefined;
    const [provider, token] = login;
    if (others.length > 0 || !providers.includes(provider)) throw invalidLogin();
    const { issuer, clientId } = settings;
    try {
      const claims = await verifyIdToken({ token, keys: keys.find, issuer, clientId, now: clock.now() });
      await sessions.live(claims.origin_jti);
      return { sub: claims.sub, provider };
    } catch (error) {
      throw error instanceof Refusal ? invalidLogin() : error;
    }
  }

  return createEndpoint({
    target: "AWSCognitoIdentityService",
    operations: {
      GetId: operation(getIdInput, getId),
      GetOpenIdToken: operation(ofIdentity, getOpenIdToken),
      GetCredentialsForIdentity: operation(ofIdentity, getCredentials),
    },
    log: pool.log,
  });
}

function notFound(): CognitoError {
  return new CognitoError("ResourceNotFoundException", "Identity not found.");
}

function forbidden(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Access to Identity is forbidden.");
}

function invalidLogin(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Invalid login token.");
}
