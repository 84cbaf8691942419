import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock } from "#server/ports.ts";

/** As long as it takes to open a file that was just asked for. */
const LIFETIME_MS = 5 * MINUTE_MS;
const PREFIX = "/-/licences/";

const pass = z.object({ key: z.string(), ends: z.number() });

export type LicencePasses = ReturnType<typeof createLicencePasses>;

/** Addresses under which a licence is read: by whoever may, for one file, for minutes. */
export function createLicencePasses({ secret, clock }: { secret: string; clock: Clock }) {
  const ours = Buffer.from(hkdfSync("sha256", secret, "", "goi licence pass", 32));
  const sealOf = (words: string) => createHmac("sha256", ours).update(words).digest();

  return {
    addressFor(key: string): string {
      const ends = clock.now().getTime() + LIFETIME_MS;
      const words = Buffer.from(JSON.stringify({ key, ends })).toString("base64url");
      return `${PREFIX}${words}.${sealOf(words).toString("base64url")}`;
    },

    /** Which licence a pass is for. Refuses one that is over, and one we did not give. */
    read(token: string): string {
      const [words = "", seal = ""] = token.split(".");
      const given = Buffer.from(seal, "base64url");
      const right = sealOf(words);
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal("NOT_FOUND");
      const { key, ends } = pass.parse(JSON.parse(Buffer.from(words, "base64url").toString()));
      if (ends <= clock.now().getTime()) throw new Refusal("GONE");
      return key;
    },
  };
}
