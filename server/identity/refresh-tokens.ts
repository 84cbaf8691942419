import type { Clock, Database, Log } from "#server/ports.ts";
import { CognitoError } from "./errors.ts";
import { type Secrets, sameBytes } from "./secrets.ts";
import type { LiveSession, Sessions } from "./sessions.ts";
import { findSession, revokeReusedSession, rotateSession } from "./sessions-store.ts";

/** Two tabs that wake up together refresh with the same token; both get the same successor. */
const GRACE_MS = 10_000;

export type RefreshToken = { id: string; generation: number };
type Parts = { database: Database; clock: Clock; secrets: Secrets; sessions: Sessions; log: Log };
export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/**
 * Refresh tokens are not stored: a token names its session and generation and carries a keyed fingerprint of
 * both. Each refresh moves the session to the next generation; an older token that comes back was stolen, by
 * the one who brings it or from the one who will, so the session ends for both.
 */
export function createRefreshTokens({ database: { orm }, clock, secrets, sessions, log }: Parts) {
  const fingerprintOf = ({ id, generation }: RefreshToken) =>
    secrets.fingerprint("refresh-token", `${id} ${generation}`);

  function write(token: RefreshToken): string {
    return `${token.id}.${token.generation}.${fingerprintOf(token).toString("base64url")}`;
  }

  /** Undefined when we did not write it. */
  function read(text: string): RefreshToken | undefined {
    const [, id = "", generation, fingerprint = ""] =
      text.match(/^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/) ?? [];
    const token = { id, generation: Number(generation) };
    return sameBytes(fingerprintOf(token), Buffer.from(fingerprint, "base64url")) ? token : undefined;
  }

  /** The session and its next token; throws when the token is not the newest one. */
  async function rotate(text: string): Promise<LiveSession & { successor: string }> {
    const token = read(text);
    if (!token) throw new CognitoError("NotAuthorizedException", "Invalid Refresh Token");
    const now = clock.now();
    if (!(await rotateSession(orm, { ...token, now }))) await refuseReuse(token, now);
    const found = await findSession(orm, token.id);
    const problem = problemWith(found, { token, now });
    if (problem || !found)
      throw new CognitoError("NotAuthorizedException", problem ?? "Invalid Refresh Token");
    return { ...found, successor: write({ id: token.id, generation: token.generation + 1 }) };
  }

  /** Ends the session of a token that was replaced, unless that was moments ago. */
  async function refuseReuse(token: RefreshToken, now: Date): Promise<void> {
    const graceStart = new Date(now.getTime() - GRACE_MS);
    if (!(await revokeReusedSession(orm, { ...token, now, graceStart }))) return;
    sessions.forget([token.id]);
    log.warn({}, "A refresh token came back after it had been replaced: its session was ended");
  }

  return { write, read, rotate };
}

type Claim = { token: RefreshToken; now: Date };

function problemWith(found: LiveSession | undefined, { token, now }: Claim): string | undefined {
  if (!found) return "Invalid Refresh Token";
  const { session, member } = found;
  if (session.revokedAt) return "Refresh Token has been revoked";
  if (session.expiresAt <= now) return "Refresh Token has expired";
  if (session.generation <= token.generation) return "Invalid Refresh Token";
  return member.enabled ? undefined : "User is disabled.";
}
