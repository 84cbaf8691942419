import { randomInt, randomUUID } from "node:crypto";
import { CODE_LENGTH } from "#domain/credentials.ts";
import { DAY_MS, HOUR_MS } from "#domain/duration.ts";
import type { Clock, Database, Orm } from "#server/ports.ts";
import { type CodePurpose, insertCode, tryCode } from "./codes-store.ts";
import { codeMismatch, limitExceeded } from "./errors.ts";
import type { Secrets } from "./secrets.ts";

/** What is sent by mail. */
type Mailed = Exclude<CodePurpose, "download">;

/** A newcomer may read the mail in the evening; who resets a password waits for it. */
const LIFETIME_MS: Record<Mailed, number> = {
  "sign-up": DAY_MS,
  "reset-password": HOUR_MS,
  "change-email": HOUR_MS,
  "federated-sign-up": HOUR_MS,
};
/** With five codes an hour: 25 guesses an hour at one in a million. */
const MOST_TRIES = 5;
const MOST_AN_HOUR = 5;

type Parts = { database: Database; clock: Clock; secrets: Secrets };
type Sent = { email: string; purpose: Mailed };
export type Codes = ReturnType<typeof createCodes>;

/** Six digits sent by mail: single-use, few tries, kept as a keyed fingerprint only. */
export function createCodes({ database, clock, secrets }: Parts) {
  const hashOf = ({ email, purpose }: Sent, code: string) =>
    secrets.fingerprint("mail-code", `${purpose} ${email} ${code}`).toString("base64url");

  return {
    /** A new code; earlier ones of the same purpose are void. */
    async issue(sent: Sent, orm: Orm = database.orm): Promise<string> {
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
      const createdAt = clock.now();
      const row = {
        ...sent,
        id: randomUUID(),
        codeHash: hashOf(sent, code),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LIFETIME_MS[sent.purpose]),
      };
      const since = new Date(createdAt.getTime() - HOUR_MS);
      if (!(await insertCode(orm, { row, since, mostSince: MOST_AN_HOUR }))) throw limitExceeded();
      return code;
    },

    /** Uses a code up together with what it is for; throws alike unless it is right, in time, and new. */
    async redeem({
      code,
      use,
      ...sent
    }: Sent & { code: string; use: (tx: Orm) => Promise<void> }): Promise<void> {
      const attempt = { ...sent, codeHash: hashOf(sent, code), now: clock.now(), mostTries: MOST_TRIES };
      const result = await database.orm.transaction(async (tx) => {
        const tried = await tryCode(tx, attempt);
        if (tried === "right") await use(tx);
        return tried;
      });
      // Outside, because the count of a wrong try must stay. One answer to all: an address to which no code was sent, or
      // one that was used, must sound like one that waits for it.
      if (result !== "right") throw codeMismatch();
    },
  };
}
