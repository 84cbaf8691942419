import { readCard } from "#cards/engine/card.ts";
import { kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { type CardId, cardId } from "#domain/card-id.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { type CardRow, findCards, findVersion } from "#server/cards/public.ts";
import { describeFailure } from "#server/failure.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import type { PhotoPasses } from "#server/photos/photo-pass.ts";
import type { Clock, Database, Log } from "#server/ports.ts";
import { addClicks } from "#server/sites/public.ts";
import { isGuest } from "./views.ts";

/** As often as views, for the same reason. */
const WRITE_EVERY_MS = 5_000;
/** Nobody follows more links in a minute; whoever seems to, is a script or an office behind one address. */
const CLICKS_A_MINUTE = 60;
/** Of different links within one write; beyond it lies somebody who makes up addresses. */
const MOST_WAITING = 5_000;
/** Ids of links without their cards: a few hundred bytes each. */
const CARDS_REMEMBERED = 2_000;

type Parts = { database: Database; clock: Clock; log: Log; photoPasses: PhotoPasses };
type Click = { card: CardId; link: string; day: string; by: string };

/**
 * Counts how often visitors follow the links of a page, by day. The visitor goes straight to where the link leads; word
 * of it comes beside. Only links that guests see are counted, and an owner's own steps are not.
 */
export function createClicks({ database, clock, log, photoPasses }: Parts) {
  const rate = createRateLimit({ most: CLICKS_A_MINUTE, seconds: 60, clock });
  const linksKnown = createLruCache<string, ReadonlySet<string>>(CARDS_REMEMBERED);
  let waiting = new Map<string, Click & { count: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const clicks = [...waiting.values()];
    waiting = new Map();
    if (clicks.length === 0) return;
    try {
      const counted = await theirs(clicks);
      if (counted.length > 0) await addClicks(database.orm, counted);
    } catch (error) {
      log.warn(describeFailure(error), "clicks could not be written");
      for (const { count, ...click } of clicks) add(click, count);
    }
  }

  /** Those on links that stand on the guests' version, by anybody but the owner. */
  async function theirs(clicks: readonly (Click & { count: number })[]) {
    const rows = await findCards(database.orm, [...new Set(clicks.map(({ card }) => card))]);
    const sums = new Map<string, { card: CardId; link: string; day: string; count: number }>();
    for (const { by, ...click } of clicks) {
      const row = rows.find(({ id }) => id === click.card);
      if (!row || by === row.owner || !(await linksOf(row)).has(click.link)) continue;
      const key = `${click.card} ${click.link} ${click.day}`;
      sums.set(key, { ...click, count: click.count + (sums.get(key)?.count ?? 0) });
    }
    return [...sums.values()];
  }

  async function linksOf({ id, kind: name, liveVersion }: CardRow): Promise<ReadonlySet<string>> {
    const kind = kindNames.find((one) => one === name);
    if (!kind || liveVersion === null) return new Set();
    const key = `${id} ${liveVersion}`;
    const known = linksKnown.get(key);
    if (known) return known;
    const stored = await findVersion(database.orm, { card: id, version: liveVersion });
    const links = stored ? (kindNamed(kind).links?.(readCard(kindNamed(kind), stored.content)) ?? []) : [];
    const ids = new Set(links.map((link) => link.id));
    linksKnown.set(key, ids);
    return ids;
  }

  function add(click: Click, count: number): void {
    const key = Object.values(click).join(" ");
    const known = waiting.get(key);
    if (!known && waiting.size >= MOST_WAITING) return;
    waiting.set(key, { ...click, count: count + (known?.count ?? 0) });
    timer ??= setTimeout(() => void write(), WRITE_EVERY_MS).unref();
  }

  return {
    count({ headers }: Request, { card, link, ip }: { card: string; link: string; ip: string }): void {
      const known = cardId.safeParse(card);
      if (!known.success || !/^[a-z0-9]{1,20}$/.test(link)) return;
      if (!isGuest(headers.get("user-agent") ?? undefined) || rate(networkOf(ip)) > 0) return;
      const by = photoPasses.ownerIn(headers) ?? "";
      add({ card: known.data, link, day: koreanDay(clock.now()), by }, 1);
    },
    /** Writes what is still in memory. */
    write,
  };
}
