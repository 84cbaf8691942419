import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";
import { HOUR_MS, MINUTE_MS } from "#domain/duration.ts";
import type { Owner } from "#domain/member.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Clock } from "#server/ports.ts";

/** Every answer of the API to a member brings one; whoever has left cannot look for long. */
const LIFETIME_MS = HOUR_MS;
/** The same one for so long: a page asks several times in a second. */
const AGAIN_MS = 5 * MINUTE_MS;
/** Members who work in the same minutes. */
const MOST = 10_000;
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

  const given = createLruCache<Owner, { pass: string; at: number }>(MOST);

  function passOf(owner: Owner): string {
    const now = clock.now().getTime();
    const known = given.get(owner);
    if (known && known.at <= now && now < known.at + AGAIN_MS) return known.pass;
    const words = Buffer.from(JSON.stringify({ owner, ends: now + LIFETIME_MS })).toString("base64url");
    const pass = `${words}.${sealOf(words).toString("base64url")}`;
    given.set(owner, { pass, at: now });
    return pass;
  }

  return {
    /** A `Set-Cookie` header for a browser that reached us at this origin. */
    cookieFor(owner: Owner, origin: string): string {
      const pass = passOf(owner);
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
      const sent = Buffer.from(seal, "base64url");
      const ours = sealOf(words);
      if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) return undefined;
      const { owner, ends }: { owner: Owner; ends: number } = JSON.parse(
        Buffer.from(words, "base64url").toString(),
      );
      return ends > clock.now().getTime() ? owner : undefined;
    },
  };
}
