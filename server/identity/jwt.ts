import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from "jose";
import { LRUCache } from "lru-cache";
import { Refusal } from "#domain/refusal.ts";

/** The only door to `jose`: one algorithm, chosen here and never by a token. */
const ALGORITHM = "RS256";
const MODULUS_BITS = 2048;

/** Ours have about 1 KB; a longer one is refused before anything is decoded. */
const MOST_CHARACTERS = 8 * 1024;

/** How long a key set from elsewhere is not asked for again because of an unknown key. */
const REMOTE_COOLDOWN_MS = 10_000;

/** Clocks of two machines are this far apart before one of them is wrong. */
const SKEW_SECONDS = 10;

export type { CryptoKey, JWK };
export type Claims = JWTPayload;
export type KeyFinder = JWTVerifyGetKey;

export async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: "sig" };
}

export function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use };
}

export async function readKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, ALGORITHM)) as CryptoKey;
}

type RemoteKeys = {
  timeoutMs: number;
  /** What to refuse with when the keys cannot be fetched: that says nothing about the token. */
  unavailable(cause: unknown): Refusal;
};

/** Keys that are published elsewhere. While they cannot be fetched the last ones count. */
export function remoteKeys(url: string, { timeoutMs, unavailable }: RemoteKeys): KeyFinder {
  const remote = createRemoteJWKSet(new URL(url), {
    cooldownDuration: REMOTE_COOLDOWN_MS,
    timeoutDuration: timeoutMs,
  });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (!isOutage(error)) throw error;
      const last = remote.jwks();
      if (!last) throw unavailable(error);
      return createLocalJWKSet(last)(header, token).catch(() => {
        // It may be signed with a key that is newer than our last look.
        throw unavailable(error);
      });
    }
  };
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC";
}

type Signing = { claims: Claims; kid: string; key: CryptoKey };

export function signJwt({ claims, kid, key }: Signing): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid }).sign(key);
}

type Expected = { keys: KeyFinder; issuer: string; audience?: string; now: Date };

/** The claims of a token that we or the cloud signed, that counts now and was made for us. */
export async function verifyJwt(token: string, { keys, issuer, audience, now }: Expected): Promise<Claims> {
  if (token.length > MOST_CHARACTERS) throw new Refusal("TOKEN_INVALID");
  const seconds = Math.floor(now.getTime() / 1000);
  const question = JSON.stringify([issuer, audience, token]);
  const known = await verifiedBefore({ keys, question, seconds });
  if (known) return known;
  const { payload, protectedHeader, key } = await jwtVerify(token, keys, {
    algorithms: [ALGORITHM],
    issuer,
    audience,
    currentDate: now,
    clockTolerance: SKEW_SECONDS,
    requiredClaims: ["sub", "exp", "iat"],
  }).catch(refuse);
  if ((payload.iat ?? 0) > seconds + SKEW_SECONDS) throw new Refusal("TOKEN_EXPIRED");
  verifiedWith(keys).set(question, { claims: payload, header: protectedHeader, key });
  return payload;
}

type Verified = { claims: Claims; header: JWTHeaderParameters; key: CryptoKey | Uint8Array };

/** A browser shows the same token with each of its calls: this many characters of them are known again. */
const KNOWN_CHARACTERS = 2_000_000;
const verified = new WeakMap<KeyFinder, LRUCache<string, Verified>>();

function verifiedWith(keys: KeyFinder): LRUCache<string, Verified> {
  const known =
    verified.get(keys) ??
    new LRUCache({ maxSize: KNOWN_CHARACTERS, sizeCalculation: (_verified, question) => question.length });
  verified.set(keys, known);
  return known;
}

type Asked = { keys: KeyFinder; question: string; seconds: number };

/**
 * The claims of a token whose signature was found sound before, by a key that still counts and is the same, while its
 * time is on. Only the arithmetic is spared: whatever else may be wrong with it is found as at its first time.
 */
async function verifiedBefore({ keys, question, seconds }: Asked): Promise<Claims | undefined> {
  const known = verifiedWith(keys).get(question);
  if (!known) return undefined;
  const { exp = 0, nbf = 0, iat = 0 } = known.claims;
  const latestBegin = Math.max(nbf, iat);
  if (exp <= seconds - SKEW_SECONDS || latestBegin > seconds + SKEW_SECONDS) return undefined;
  const key = await Promise.resolve(keys(known.header, NO_SIGNATURE)).catch(() => undefined);
  return key === known.key ? known.claims : undefined;
}

/** Whoever finds a key looks for its name in the header. */
const NO_SIGNATURE = { payload: "", signature: "" };

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new Refusal("TOKEN_EXPIRED");
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "nbf")
    throw new Refusal("TOKEN_EXPIRED");
  if (error instanceof errors.JOSEError) throw new Refusal("TOKEN_INVALID");
  throw error;
}
