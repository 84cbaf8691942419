import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import { createSharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import { createTally } from "#server/metrics/figures.ts";
import type { Clock, Database, Log, Mail, SignInProvider } from "#server/ports.ts";
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
import { createTokens, type Tokens, verifySessionToken } from "./tokens.ts";

export type PoolParts = {
  database: Database;
  mail: Mail;
  clock: Clock;
  log: Log;
  settings: IdentitySettings;
  /** Those whose accounts people may sign in by. */
  providers?: readonly SignInProvider[];
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
    limits: createLimits({ database, clock, secret: settings.secret }),
    async signedIn(token) {
      const { issuer, clientId } = settings;
      const claims = await verifySessionToken({ token, keys: keys.find, issuer, clientId, now: clock.now() });
      return sessions.live(claims.origin_jti);
    },
  };
}

type Limits = ReturnType<typeof createLimits>;

/** What one network may ask for. Each throws when it is too much. */
function createLimits(parts: { database: Database; clock: Clock; secret: string }) {
  const limit = createSharedRateLimits(parts);
  const refused = createTally<{ limit: string }>();
  const signIns = limit({ name: "sign-in", most: 30, seconds: 60 });
  const proofs = limit({ name: "proof", most: 30, seconds: 60 });
  const codes = limit({ name: "code", most: 20, seconds: 3600 });
  const departures = limit({ name: "provider-start", most: 30, seconds: 60 });
  const returns = limit({ name: "provider-return", most: 30, seconds: 60 });
  // Whole wedding halls share one address; guesses gain nothing here, so that each process counts for itself.
  const identities = createRateLimit({ most: 600, seconds: 60, clock: parts.clock });

  type Take = (network: string) => number | Promise<number>;
  const refusing = (name: string, take: Take) => async (ip: string) => {
    const seconds = await take(networkOf(ip));
    if (seconds === 0) return;
    refused.add({ limit: name });
    throw name === codes.name ? limitExceeded() : tooManyRequests(seconds);
  };
  return {
    refused,
    signIn: refusing(signIns.name, signIns.take),
    /** The second half of a sign-in by SRP, counted apart so that it does not cost two tries. */
    proof: refusing(proofs.name, proofs.take),
    /** To a provider and back: each asks it something. */
    departure: refusing(departures.name, departures.take),
    return: refusing(returns.name, returns.take),
    identity: refusing("guest-identity", identities),
    code: refusing(codes.name, codes.take),
  };
}
