import type { Database } from "#server/ports.ts";
import { someVerifiers } from "./members-store.ts";
import { createSecrets } from "./secrets.ts";
import { listSigningKeys } from "./signing-keys-store.ts";

/** Who set a new password since the secret was changed is among them. */
const VERIFIERS = 100;

/**
 * Whether this database was used with a secret: it opens one of the signing keys, or, where nobody has signed in yet,
 * what is kept of a password. A database that holds neither was used with none.
 */
export async function opensSealed({ orm }: Pick<Database, "orm">, secret: string): Promise<boolean> {
  const secrets = createSecrets(secret);
  const keys = await listSigningKeys(orm);
  if (keys.length > 0) return keys.some((key) => secrets.open("signing-key", key.secret) !== undefined);
  const verifiers = await someVerifiers(orm, VERIFIERS);
  return verifiers.length === 0 || verifiers.some((one) => secrets.open("srp-verifier", one) !== undefined);
}
