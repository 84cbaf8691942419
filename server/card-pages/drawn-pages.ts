import { cardId } from "#domain/card-id.ts";
import { stateOf } from "#domain/card-life.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { findCard } from "#server/cards/public.ts";
import type { Config } from "#server/config.ts";
import type { EventBus } from "#server/event-bus.ts";
import { describeFailure } from "#server/failure.ts";
import { withTimeout } from "#server/limits/timeout.ts";
import { createDurations } from "#server/metrics/figures.ts";
import type { Clock, Database, Log } from "#server/ports.ts";
import { inSpan } from "#server/tracing/span.ts";
import type { WantedCard } from "./address.ts";
import type { createCaching } from "./answer-caching.ts";
import type { headersOf } from "./answer-headers.ts";
import { documentOf } from "./document.ts";
import type { CardDrawing } from "./drawing.ts";
import { type CachedPage, createPageCache, keptPage } from "./page-cache.ts";
import { cacheKeyOf, currentCacheKey } from "./page-cache-key.ts";
import { type Instead, isShownCard, type ShownCard } from "./shown-card.ts";

/** Where a card was is asked anew after this long. */
const GONE_MS = 2_000;
const GONE_KEY = "gone";
/** Where changes are not heard: how long a kept page may take to be compared, and how long a database that did not answer is not asked. */
const COMPARED_MS = 300;
const SILENT_MS = 1_000;
/** From a card of a few lines to one with every section on a busy machine. */
const RENDER_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

type Parts = {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  events: EventBus;
  drawing(): Promise<CardDrawing>;
  headers: ReturnType<typeof headersOf>;
  caching: ReturnType<typeof createCaching>;
  /** What is to be drawn at an address, as guests may see it now. */
  shown(wanted: WantedCard, origin: string): Promise<ShownCard | Instead>;
  /** Where a page tells that it was opened; null where it need not. */
  viewsAt(card: string): string | null;
};

/** Pages of cards: each is drawn once and kept, and never served when something that it shows has changed. */
export function createDrawnPages(parts: Parts) {
  const { config, clock, log, database, events, headers, caching } = parts;
  const { orm } = database;
  const cache = createPageCache();
  const renderSeconds = createDurations(RENDER_BOUNDS);
  let silentAt = Number.NEGATIVE_INFINITY;
  events.subscribe((change) => {
    if (change.what === "page") cache.invalidate(change.card);
    if (change.what === "everything") cache.clear();
  });

  async function timedDraw(wanted: WantedCard, origin: string): Promise<CachedPage | null> {
    const started = performance.now();
    const page = await inSpan(
      () => ({ name: "render card page" }),
      () => draw(wanted, origin),
    );
    if (page) renderSeconds.add((performance.now() - started) / 1_000);
    return page;
  }

  async function draw(wanted: WantedCard, origin: string): Promise<CachedPage | null> {
    const card = await parts.shown(wanted, origin);
    if (card === "nothing") return null;
    const drawing = await parts.drawing();
    const { id } = wanted;
    if (!isShownCard(card)) {
      const until = new Date(clock.now().getTime() + GONE_MS);
      return keptPage({
        card: id,
        status: 410,
        cacheKey: GONE_KEY,
        headers: headers.gone,
        html: drawing.goneDocument(wanted.kind, {
          blockedUntil: card === "gone" ? null : koreanDay(card.blockedUntil),
        }),
        characters: "",
        until,
      });
    }
    return keptPage({
      card: id,
      status: 200,
      cacheKey: cacheKeyOf({
        liveVersion: card.version,
        isTrial: card.page.isTrial,
        externalVersions: card.externalVersions,
      }),
      headers: { ...headers.page, ...caching.ofPage(id) },
      ...(await documentOf(card, { drawing, viewsAt: parts.viewsAt(id) })),
      until: card.until,
      changesAt: card.changesAt,
    });
  }

  /** The page at an address, if it may be served as it is: drawn before, and no change of it can have been missed. */
  function keptAt(address: string): CachedPage | undefined {
    // While developing, what draws a page changes more often than the page.
    if (config.mode === "development" || !events.isFresh()) return undefined;
    return cache.get(address, clock.now().getTime());
  }

  /** The same for who can wait until it is known what others changed; where nothing is heard, it is compared. */
  async function keptFor(address: string): Promise<CachedPage | undefined> {
    const isSilent = performance.now() - silentAt < SILENT_MS;
    if (!isSilent && !events.isFresh()) await events.caughtUp();
    if (events.isFresh() || config.mode === "development") return keptAt(address);
    const kept = cache.get(address, clock.now().getTime());
    return kept && (isSilent || (await isCurrent(kept))) ? kept : undefined;
  }

  /** A database that does not answer changes nothing either: what was kept stands until it does, and nobody waits for it. */
  async function isCurrent(kept: CachedPage): Promise<boolean> {
    try {
      return (await withTimeout(COMPARED_MS, keyNow(kept))) === kept.cacheKey;
    } catch (error) {
      silentAt = performance.now();
      log.warn(describeFailure(error), "a kept page could not be compared");
      return true;
    }
  }

  async function keyNow({ card, cacheKey }: CachedPage): Promise<string> {
    const row = await findCard(orm, cardId.parse(card));
    if (!row || stateOf(row) !== "published") return GONE_KEY;
    return currentCacheKey(orm, { row, kept: cacheKey, now: clock.now() });
  }

  return {
    keptAt,
    keptFor,
    /** Drawn once, however many ask for it at the same time. */
    draw: (address: string, { wanted, origin }: { wanted: WantedCard; origin: string }) =>
      cache.draw({ address, card: wanted.id, draw: () => timedDraw(wanted, origin) }),
    /** For who comes while it is drawn. */
    drawnAt: (address: string) => cache.drawn(address),
    figures: () => ({ ...cache.figures(), renderSeconds }),
  };
}
