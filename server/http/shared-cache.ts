import type { Cdn } from "#server/ports.ts";

/**
 * For a CDN that we tell what changed. Should it not hear us, a page that was closed is gone after this long all the
 * same; and one request a minute for a card is nothing.
 */
export const PAGE_SHARED_SECONDS = 60;
/** While nobody of us answers, guests see what was there last. */
const STALE_IF_ERROR_SECONDS = 3_600;

/** What may be handed out for shared caches to keep: without one that can be told, nothing. */
export function isBehindCdn({ name }: Cdn): boolean {
  return name !== "none";
}

/** A cache-control for browsers, with how long a CDN may keep the answer. */
export function sharedFor(seconds: number, browsers: string): string {
  return `public, ${browsers}, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
}

/** By which everything of a card is forgotten: its page, share picture, fonts and photos. */
export function cardTag(card: string): string {
  return `card-${card}`;
}

/** As Varnish and Fastly read tags, and as CloudFront and Cloudflare do. */
export function tagHeaders(tags: readonly string[]): Record<string, string> {
  return tags.length === 0 ? {} : { "surrogate-key": tags.join(" "), "cache-tag": tags.join(",") };
}

/** Short: a new version of the program changes it without telling anybody. */
export const PUBLIC_PAGE_SECONDS = 30;

/** A page that everybody sees alike may be handed out by a CDN; not what somebody typed into its address. */
export function forManyVisitors(
  page: Response,
  { method, url }: Request,
  pages: readonly string[],
): Response {
  const { pathname, search } = new URL(url);
  const isShared = page.status === 200 && ["GET", "HEAD"].includes(method) && search === "";
  if (isShared && pages.includes(pathname)) {
    page.headers.set("cache-control", sharedFor(PUBLIC_PAGE_SECONDS, "max-age=0"));
  }
  return page;
}
