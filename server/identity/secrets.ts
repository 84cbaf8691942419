import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** 128 bits even when it is written in hexadecimal. */
const LEAST_CHARACTERS = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One key for each use, so that what was made for one is worth nothing for another. */
export type SecretUse =
  | "srp-verifier"
  | "srp-challenge"
  | "new-password-challenge"
  | "signing-key"
  | "mail-code"
  | "refresh-token"
  | "sign-in-place"
  | "federated-flow"
  | "authorization-code"
  | "unknown-account";

export type Secrets = ReturnType<typeof createSecrets>;

/** Everything that the one secret outside the database is used for. */
export function createSecrets(secret: string) {
  if (secret.length < LEAST_CHARACTERS) throw new Error("The identity secret is too short");
  const keys = new Map<SecretUse, Buffer>();

  function keyFor(use: SecretUse): Buffer {
    const key = keys.get(use) ?? Buffer.from(hkdfSync("sha256", secret, "", `goi identity ${use}`, 32));
    keys.set(use, key);
    return key;
  }

  return {
    /** Encrypts and authenticates (AES-256-GCM); base64. */
    seal(use: SecretUse, text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor(use), nonce, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
    },

    /** Undefined when it was not sealed by us for this use. */
    open(use: SecretUse, sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, "base64");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const cipher = createDecipheriv("aes-256-gcm", keyFor(use), nonce, { authTagLength: TAG_BYTES });
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const opened = Buffer.concat([
          cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
          cipher.final(),
        ]);
        return opened.toString("utf8");
      } catch {
        return undefined;
      }
    },

    /** A keyed fingerprint (HMAC-SHA-256). */
    fingerprint(use: SecretUse, text: string): Buffer {
      return createHmac("sha256", keyFor(use)).update(text).digest();
    },

    /** As many bytes as asked for, always the same for the same text. */
    expand(use: SecretUse, text: string, length: number): Buffer {
      return Buffer.from(hkdfSync("sha256", keyFor(use), "", text, length));
    },
  };
}

/** Compares without telling by its time how much was right. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
