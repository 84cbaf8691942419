import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import {
  normalisePassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  password as passwordRule,
} from "#domain/credentials.ts";
import { Refusal } from "#domain/refusal.ts";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import { CognitoError } from "./errors.ts";
import { createLanes, type HashLane } from "./lanes.ts";
import type { KeptPassword } from "./members-store.ts";
import type { Secrets } from "./secrets.ts";
import { inSrpThread } from "./srp-thread.ts";

/** argon2id by OWASP's first choice: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Node has four threads for slow work: two stay free for files. Each hash holds 19 MiB. */
const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 5;
/** Two halls that write at once; each hash on an entry takes some ten milliseconds. */
const ENTRIES_WAITING = 600;

/** argon2id with less of both: four digits are guessed from a stolen database at any price, and a hall full writes. */
const CHEAP_COST = { memoryCost: 7_168, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;
export type EntryPasswords = ReturnType<typeof createEntryPasswords>;

/** Makes and checks what the database keeps of passwords. */
export function createPasswords({ secrets, poolName }: { secrets: Secrets; poolName: string }) {
  const inLane = createLanes({ atOnce: AT_ONCE });
  // Checked when the account is unknown, so that the answer takes as long as for a wrong password.
  const nobodys = hash(randomBytes(16), COST);

  return {
    async keep({ username, password }: { username: string; password: string }): Promise<KeptPassword> {
      const chosen = acceptable(password);
      const srpSalt = randomBytes(16).toString("hex");
      const given = { poolName, username, password: chosen, salt: srpSalt };
      const [passwordHash, verifier] = await inLane("strangers", () =>
        Promise.all([hash(chosen, COST), inSrpThread("verifierOf", given)]),
      );
      return {
        passwordHash,
        srpSalt,
        srpVerifier: secrets.seal("srp-verifier", verifier),
      };
    },

    /** Always false without a member, and no sooner. */
    async matches(
      member: KeptPassword | undefined,
      password: string,
      lane: HashLane = "strangers",
    ): Promise<boolean> {
      const kept = member?.passwordHash ?? (await nobodys);
      const same = await inLane(lane, () => verify(kept, normalisePassword(password)));
      return same && member !== undefined;
    },
  };
}

/** What does the slow work on guests' passwords; tests have one that waits for them. */
export type EntryHashing = {
  hash(password: string): Promise<string>;
  verify(kept: string, password: string): Promise<boolean>;
};

const cheapHashing: EntryHashing = { hash: (password) => hash(password, CHEAP_COST), verify };

/** The same for the passwords on what guests leave: cheaper, and in a queue of their own, so that sign-ins never wait. */
export function createEntryPasswords(hashing: EntryHashing = cheapHashing) {
  const withLimit = createConcurrencyLimit({
    atOnce: 1,
    waiting: ENTRIES_WAITING,
    refuse: () => new Refusal("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  });
  return {
    keep: (password: string): Promise<string> => withLimit(() => hashing.hash(password)),
    matches: (kept: string, password: string): Promise<boolean> =>
      withLimit(() => hashing.verify(kept, normalisePassword(password))),
  };
}

/** Checked before a code is spent on it. */
export function acceptable(password: string): string {
  const parsed = passwordRule.safeParse(password);
  if (parsed.success) return parsed.data;
  const rule = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`;
  throw new CognitoError("InvalidPasswordException", `Password did not conform with policy: ${rule}`);
}
