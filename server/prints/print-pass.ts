import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cardId } from "#domain/card-id.ts";
import { MINUTE_MS } from "#domain/duration.ts";
import type { Owner } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { createRateLimit } from "#server/limits/rate-limit.ts";
import type { Clock } from "#server/ports.ts";
import { forms, printForms } from "./forms.ts";
import type { Printer } from "./printer.ts";

/** As long as it takes to open an address in another browser, since the one inside a messenger may save nothing. */
const LIFETIME_MS = 10 * MINUTE_MS;
const TOO_MANY = "파일을 너무 자주 만드셨습니다. 1분 뒤에 다시 눌러 주세요.";
const PREFIX = "/-/prints/";

const wanted = z.object({
  card: cardId,
  version: z.int(),
  form: z.enum(printForms),
  /** Whether a picture shows what is cut off. */
  bleed: z.boolean(),
  /** Whether our mark stands on it. */
  marked: z.boolean(),
});
const pass = z.object({ ...wanted.shape, ends: z.number() });

/** A print takes a core for a second or two. Somebody saves all five forms, sees a mistake and saves them again. */
const PRINTS_A_MINUTE = 10;

type Parts = { secret: string; clock: Clock; press: Pick<Printer, "refuseWhileFull"> };

export type WantedPrint = z.infer<typeof wanted>;
export type PrintPasses = ReturnType<typeof createPrintPasses>;

/**
 * Addresses under which a card's owner fetches it for print. A browser that saves a file sends no token with it, so
 * that the address itself says who may: for one version in one form, for minutes.
 */
export function createPrintPasses({ secret, clock, press }: Parts) {
  const prints = createRateLimit({ most: PRINTS_A_MINUTE, seconds: 60, clock });
  const key = Buffer.from(hkdfSync("sha256", secret, "", "goi print pass", 32));
  const sealOf = (words: string) => createHmac("sha256", key).update(words).digest();

  return {
    /** Counts what a member asks for and says no to too much; to everybody, uncounted, while too many wait. */
    refuseTooMany(owner: Owner): void {
      press.refuseWhileFull();
      const retryAfterSeconds = prints(owner);
      if (retryAfterSeconds > 0)
        throw new Refusal("RATE_LIMITED", { limit: "prints", sentence: TOO_MANY, retryAfterSeconds });
    },

    addressFor(print: WantedPrint): string {
      const ends = clock.now().getTime() + LIFETIME_MS;
      const words = Buffer.from(JSON.stringify({ ...print, ends })).toString("base64url");
      return `${PREFIX}${words}.${sealOf(words).toString("base64url")}/card.${forms[print.form].ending}`;
    },

    /** What a pass is for. Refuses one that is over, and one we did not give. */
    read(token: string): WantedPrint {
      const [words = "", seal = ""] = token.split(".");
      const given = Buffer.from(seal, "base64url");
      const ours = sealOf(words);
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) throw new Refusal("NOT_FOUND");
      const { ends, ...print } = pass.parse(JSON.parse(Buffer.from(words, "base64url").toString()));
      if (ends <= clock.now().getTime()) throw new Refusal("GONE");
      return print;
    },
  };
}
