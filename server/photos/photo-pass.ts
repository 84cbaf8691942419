import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";
import { HOUR_MS } from "#domain/duration.ts";
import type { Owner } from "#domain/member.ts";
import type { Clock } from "#server/ports.ts";

/** Every answer of the API to a member brings a new one; whoever has left cannot look for long. */
const LIFETIME_MS = HOUR_MS;
const NAME = "goi-photos";
const COOKIE = new RegExp(`(?:^|;\\s*)(?:__Host-)?${NAME}=([\\w-]+)\\.([\\w-]+)(?:;|$)`);

export type PhotoPasses = ReturnType<typeof createPhotoPasses>;

/**
 * Passes with which a member's browser fetches the photos of their own cards that guests do not see (any more). A
 * picture on a page is asked for without a token; what the browser sends by itself is a cookie. It opens nothing else.
 */
export function createPhotoPasses({ secret, clock }: { secret: string; clock: Clock }) {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "goi photo pass", 32)));
  const sealOf = (words: string) => createHmac("sha256", key).update(words).digest();

  return {
    /** A `Set-Cookie` header for a browser that reached us at this origin. */
    cookieFor(owner: Owner, origin: string): string {
      const ends = clock.now().getTime() + LIFETIME_MS;
      const words = Buffer.from(JSON.stringify({ owner, ends })).toString("base64url");
      const pass = `${words}.${sealOf(words).toString("base64url")}`;
      const rules = `Path=/; Max-Age=${LIFETIME_MS / 1_000}; HttpOnly; SameSite=Strict`;
      // Browsers take a name with this beginning only from where nobody can listen.
      return origin.startsWith("https:")
        ? `__Host-${NAME}=${pass}; ${rules}; Secure`
        : `${NAME}=${pass}; ${rules}`;
    },

    /** Whose pass a request carries; undefined for none, one that is over, and one we did not give. */
    ownerIn(headers: Headers): Owner | undefined {
      const [, words, seal] = COOKIE.exec(headers.get("cookie") ?? "") ?? [];
      if (!words || !seal) return undefined;
      const given = Buffer.from(seal, "base64url");
      const ours = sealOf(words);
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
      const { owner, ends }: { owner: Owner; ends: number } = JSON.parse(
        Buffer.from(words, "base64url").toString(),
      );
      return ends > clock.now().getTime() ? owner : undefined;
    },
  };
}
