import { DAY_MS } from "#domain/duration.ts";
import { cardTag, PAGE_SHARED_SECONDS, sharedFor, tagHeaders } from "#server/http/shared-cache.ts";
import type { Clock } from "#server/ports.ts";
import type { CachedPage } from "./page-cache.ts";

/** Nobody keeps it without asking: what is closed or changed is seen at once. */
const PAGE_CACHE = "public, max-age=0, must-revalidate";
const KEPT_FOR_EVER = "public, max-age=31536000, immutable";
/** A share picture or font of a card that is shown; it goes with the card's tag. */
const FILE_SHARED_SECONDS = 86_400;
/** Browsers forget what they should do in more than a few weeks; and who waits longer than a day opens the page again. */
const REFRESH_WITHIN_MS = DAY_MS;
/** A shared cache may hand the old page out for two seconds more. */
const REFRESH_AFTER_S = 3;

/** A card's id where it is one that somebody sent, and when what was made for it is over. */
export type ShownFile = { card?: string | null; until: number };

/** For how long browsers, and a CDN that is told what changed, may keep what is sent of a card. */
export function createCaching({ isBehindCdn, clock }: { isBehindCdn: boolean; clock: Clock }) {
  function secondsLeft(until: number, most: number): number {
    return Math.max(0, Math.min(most, Math.floor((until - clock.now().getTime()) / 1_000)));
  }

  /** Never beyond the moment at which the page changes by itself. */
  function pageCache(until: number, most = PAGE_SHARED_SECONDS): string {
    const seconds = secondsLeft(until, most);
    return seconds > 0 ? sharedFor(seconds, "max-age=0") : PAGE_CACHE;
  }

  return {
    /** What of a page's headers stands until it is drawn anew. */
    ofPage(card: string): Record<string, string> {
      return isBehindCdn ? tagHeaders([cardTag(card)]) : { "cache-control": PAGE_CACHE };
    },

    /** What of them depends on the moment. A private link (`?own=…`) is nobody's to keep. */
    ofMoment(page: CachedPage, { hasQuery }: { hasQuery: boolean }): string[] {
      const refresh = refreshOf(page, clock.now());
      if (!isBehindCdn || page.status !== 200) return refresh;
      if (hasQuery) return ["cache-control", PAGE_CACHE, ...refresh];
      // A page that tells browsers when to come back says so in seconds from now: it may not grow old.
      const most = refresh.length > 0 ? REFRESH_AFTER_S - 1 : undefined;
      return ["cache-control", pageCache(page.until, most), ...refresh];
    },

    /** Of a file that was made for a card as it is now; its address names the version where it is the newest. */
    ofFile({ card, until }: ShownFile, { isNewest }: { isNewest: boolean }): Record<string, string> {
      if (!isBehindCdn) return { "cache-control": isNewest ? KEPT_FOR_EVER : PAGE_CACHE };
      const seconds = secondsLeft(until, FILE_SHARED_SECONDS);
      const cache = isNewest ? sharedFor(seconds, "max-age=31536000, immutable") : pageCache(until);
      return { "cache-control": cache, ...(card && tagHeaders([cardTag(card)])) };
    },
  };
}

/** Lets an open page open anew at the card's next moment: without a script, and by our clock. */
function refreshOf({ changesAt }: CachedPage, now: Date): string[] {
  const left = changesAt === null ? 0 : changesAt - now.getTime();
  if (left <= 0 || left > REFRESH_WITHIN_MS) return [];
  return ["refresh", String(Math.ceil(left / 1_000) + REFRESH_AFTER_S)];
}
