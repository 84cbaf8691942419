import { isbot } from "isbot";
import { cardId } from "#domain/card-id.ts";
import { addViews } from "#server/cards/public.ts";
import { describeFailure } from "#server/failure.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Database, Log } from "#server/ports.ts";

/** Seldom enough to cost nothing, often enough that an owner who looks sees today's guests. */
const WRITE_EVERY_MS = 5_000;

type Parts = { database: Database; log: Log };

/** There are few browsers and many guests, and looking at one costs more than the page. */
const known = createLruCache<string, boolean>(2_000);

/** A person with a browser; what fetches previews for messengers is none. */
export function isGuest(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const guest = !isbot(userAgent);
  known.set(userAgent, guest);
  return guest;
}

/** Counts how often guests open cards. Previews that messengers fetch are no guests. */
export function createViews({ database, log }: Parts) {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const views = counted;
    counted = new Map();
    if (views.size === 0) return;
    try {
      await addViews(
        database.orm,
        [...views].map(([id, count]) => ({ id: cardId.parse(id), count })),
      );
    } catch (error) {
      log.warn(describeFailure(error), "views could not be written");
      for (const [id, count] of views) add(id, count);
    }
  }

  function add(id: string, count: number): void {
    counted.set(id, (counted.get(id) ?? 0) + count);
    timer ??= setTimeout(() => void write(), WRITE_EVERY_MS).unref();
  }

  return {
    count(id: string, userAgent: string | undefined): void {
      if (isGuest(userAgent)) add(id, 1);
    },
    /** Writes what is still in memory. */
    write,
  };
}
