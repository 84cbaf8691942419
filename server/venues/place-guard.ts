import type { Owner } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";

/** Who looks for a hall tries a few names; those who know places give us so many answers a day for everybody. */
const SEARCHES = { name: "place-search", most: 60, seconds: 600 };
/** A link is pasted, perhaps another; each makes us ask others up to five times. */
const LINKS = { name: "map-link", most: 30, seconds: 600 };

export type PlaceGuard = ReturnType<typeof createPlaceGuard>;

/** Keeps one member from asking others by us without end. */
export function createPlaceGuard({ limit }: { limit: SharedRateLimits }) {
  function guarded(rule: typeof SEARCHES) {
    const tries = limit(rule);
    return async (owner: Owner): Promise<void> => {
      const retryAfterSeconds = await tries.take(owner);
      if (retryAfterSeconds > 0) throw new Refusal("RATE_LIMITED", { limit: rule.name, retryAfterSeconds });
    };
  }
  return { search: guarded(SEARCHES), link: guarded(LINKS) };
}
