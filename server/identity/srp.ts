import { createDiffieHellman, createHash, createHmac, getDiffieHellman, hkdfSync } from "node:crypto";

/**
 * The Secure Remote Password protocol (SRP-6a) as Cognito speaks it: the client proves that it knows the
 * password, which never travels. Pure arithmetic; whoever calls brings the random numbers.
 */

/** RFC 3526's 3072-bit group, with generator 2. */
const N = BigInt(`0x${getDiffieHellman("modp15").getPrime("hex")}`);
const g = 2n;
const k = hashOfHex(paddedHex(N) + paddedHex(g));

const DERIVED_KEY_LABEL = "Caldera Derived Key";
const DERIVED_KEY_BYTES = 16;

type Who = { poolName: string; username: string };

/** What is kept of a password: enough to check a proof, not to make one. */
export function verifierOf({
  poolName,
  username,
  password,
  salt,
}: Who & { password: string; salt: string }): string {
  const identity = createHash("sha256").update(`${poolName}${username}:${password}`).digest("hex");
  return power(g, hashOfHex(paddedHex(hexNumber(salt)) + identity)).toString(16);
}

/** Any number as a member of the group: stands in for the verifier of an account that does not exist. */
export function verifierFromNoise(noise: Uint8Array): string {
  return (hexNumber(Buffer.from(noise).toString("hex")) % N).toString(16);
}

/** The client's A may be any number that does not force the shared key to be known. */
export function isPublicNumber(hex: string): boolean {
  return /^[0-9a-f]{1,768}$/i.test(hex) && hexNumber(hex) % N !== 0n;
}

/** The server's public number B for its private number b. */
export function serverPublic({ verifier, b }: { verifier: string; b: string }): string {
  return ((k * hexNumber(verifier) + power(g, hexNumber(b))) % N).toString(16);
}

type Exchange = { A: string; b: string; verifier: string };

/** The key that both sides share when the client knows the password. */
export function sharedKey({ A, b, verifier }: Exchange): Buffer {
  const B = hexNumber(serverPublic({ verifier, b }));
  const u = hashOfHex(paddedHex(hexNumber(A)) + paddedHex(B));
  const S = power((hexNumber(A) * power(hexNumber(verifier), u)) % N, hexNumber(b));
  const key = hkdfSync("sha256", bytesOf(S), bytesOf(u), DERIVED_KEY_LABEL, DERIVED_KEY_BYTES);
  return Buffer.from(key);
}

type Claim = Who & { key: Uint8Array; secretBlock: string; timestamp: string };

/** What the client sends to prove that it has the shared key. */
export function proofOf({ key, poolName, username, secretBlock, timestamp }: Claim): Buffer {
  const mac = createHmac("sha256", key);
  return mac
    .update(poolName)
    .update(username)
    .update(Buffer.from(secretBlock, "base64"))
    .update(timestamp)
    .digest();
}

/** Computed by OpenSSL, as the secret of a key exchange: a tenth of what bigint takes. */
const exchange = createDiffieHellman(bytesOf(N), Number(g));

function power(base: bigint, exponent: bigint): bigint {
  const trivial = trivialPower(base, exponent);
  if (trivial !== undefined) return trivial;
  exchange.setPrivateKey(bytesOf(exponent));
  return hexNumber(exchange.computeSecret(bytesOf(base)).toString("hex"));
}

/** What OpenSSL refuses, since no exchange may end with it. */
function trivialPower(base: bigint, exponent: bigint): bigint | undefined {
  if (exponent === 0n) return 1n;
  if (base <= 1n) return base;
  if (base === N - 1n) return exponent % 2n === 0n ? 1n : base;
  return undefined;
}

function hexNumber(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function hashOfHex(hex: string): bigint {
  return hexNumber(createHash("sha256").update(hex, "hex").digest("hex"));
}

/** Whole bytes with a leading zero where the first bit is set, as Java writes a positive number. */
function paddedHex(number: bigint): string {
  const hex = number.toString(16);
  const whole = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(whole) ? `00${whole}` : whole;
}

function bytesOf(number: bigint): Buffer {
  return Buffer.from(paddedHex(number), "hex");
}
