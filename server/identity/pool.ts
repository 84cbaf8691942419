import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import type { Clock, Database, Log, Mail } from "#server/ports.ts";
import { type Codes, createCodes } from "./codes.ts";
import { limitExceeded, tooManyRequests } from "./errors.ts";
import { createLockOut, type LockOut } from "./lock-out.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { createPlaces, type Places } from "./places.ts";
import { createRefreshTokens, type RefreshTokens } from "./refresh-tokens.ts";
import { createSecrets, type Secrets } from "./secrets.ts";
import { type CodeEmails, createCodeEmails } from "./send-code-email.ts";
import { createSessions, type LiveSession, type Sessions } from "./sessions.ts";
import { type IdentitySettings, poolNameOf } from "./settings.ts";
import { createSigningKeys, type SigningKeys } from "./signing-keys.ts";
import { createTokens, type Tokens, verifyAccessToken } from "./tokens.ts";

export type PoolParts = {
  database: Database;
  mail: Mail;
  clock: Clock;
  log: Log;
  settings: IdentitySettings;
};

/** Everything that the operations work with. */
export type Pool = PoolParts & {
  secrets: Secrets;
  passwords: Passwords;
  codes: Codes;
  post: CodeEmails;
  keys: SigningKeys;
  tokens: Tokens;
  sessions: Sessions;
  refreshTokens: RefreshTokens;
  lockOut: LockOut;
  places: Places;
  limits: Limits;
  /** The session and member of an access token, read from the database. */
  signedIn: (accessToken: string) => Promise<LiveSession>;
};

export function createPool(parts: PoolParts): Pool {
  const { settings, clock, database, log, mail } = parts;
  const secrets = createSecrets(settings.secret);
  const keys = createSigningKeys({ database, clock, secrets, log });
  const sessions = createSessions({ database, clock });
  return {
    ...parts,
    secrets,
    keys,
    sessions,
    passwords: createPasswords({ secrets, poolName: poolNameOf(settings.userPoolId) }),
    codes: createCodes({ database, clock, secrets }),
    post: createCodeEmails({ mail, log }),
    tokens: createTokens({ keys, clock, settings }),
    refreshTokens: createRefreshTokens({ database, clock, secrets, sessions, log }),
    lockOut: createLockOut({ database, clock }),
    places: createPlaces({ database, clock, secrets }),
    limits: createLimits(clock),
    async signedIn(token) {
      const { issuer, clientId } = settings;
      const claims = await verifyAccessToken({ token, keys: keys.find, issuer, clientId, now: clock.now() });
      return sessions.live(claims.origin_jti);
    },
  };
}

type Limits = ReturnType<typeof createLimits>;

/** What one network may ask for. Each throws when it is too much. */
function createLimits(clock: Clock) {
  const minute = { seconds: 60, clock };
  const signIns = createRateLimit({ ...minute, most: 30 });
  const proofs = createRateLimit({ ...minute, most: 30 });
  const codes = createRateLimit({ seconds: 3600, clock, most: 20 });
  // Whole wedding halls share one address.
  const identities = createRateLimit({ ...minute, most: 600 });

  const refusing = (take: (network: string) => number) => (ip: string) => {
    const seconds = take(networkOf(ip));
    if (seconds > 0) throw tooManyRequests(seconds);
  };
  return {
    signIn: refusing(signIns),
    /** The second half of a sign-in by SRP, counted apart so that it does not cost two tries. */
    proof: refusing(proofs),
    identity: refusing(identities),
    code(ip: string) {
      if (codes(networkOf(ip)) > 0) throw limitExceeded();
    },
  };
}
