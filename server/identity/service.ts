import { createEmbeddedIdentity } from "#server/identity/embedded.ts";
import type { LimitRefusals } from "#server/metrics/sources.ts";
import type { Identity } from "#server/ports.ts";
import { createHostedDomain } from "./federation/hosted-domain.ts";
import { createIdentityPool } from "./identity-pool.ts";
import { makeAdmin } from "./make-admin.ts";
import { createPool, type PoolParts } from "./pool.ts";
import type { Peer } from "./protocol.ts";
import { purge } from "./purge.ts";
import { createUserPool } from "./user-pool.ts";

export type { IdentitySettings } from "./settings.ts";

/**
 * An identity service of our own that speaks Cognito's protocols, so that the browser has one way to sign in
 * whether or not there is a cloud. Reading order: protocol → user-pool → sign-up, sign-in, refresh, password,
 * profile → identity-pool → federation/hosted-domain.
 */
export function createIdentityService(parts: PoolParts): {
  userPool(request: Request, peer: Peer): Promise<Response>;
  identityPool(request: Request, peer: Peer): Promise<Response>;
  /** The addresses by which people sign in with accounts of elsewhere. */
  domain: ReturnType<typeof createHostedDomain>;
  jwks(): Promise<Response>;
  identity: Identity;
  makeAdmin(email: string): Promise<{ created: boolean; password?: string }>;
  purge(): Promise<Record<string, number>>;
  /** Passwords that were wrong since this process began. */
  signInFailures(): number;
  /** What its rate limits refused since then. */
  refused: LimitRefusals;
} {
  const pool = createPool(parts);
  return {
    userPool: createUserPool(pool),
    identityPool: createIdentityPool(pool),
    domain: createHostedDomain(pool),
    // Short, because a reader that meets a new key asks again anyway.
    jwks: async () =>
      Response.json(await pool.keys.published(), { headers: { "cache-control": "public, max-age=300" } }),
    identity: createEmbeddedIdentity(pool),
    makeAdmin: (email) => makeAdmin(pool, email),
    purge: () => purge(pool),
    signInFailures: pool.lockOut.failures,
    refused: pool.limits.refused,
  };
}
