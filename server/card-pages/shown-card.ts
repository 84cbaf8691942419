import { brandFor, markOn } from "#cards/engine/brand.ts";
import { type CardContent, momentsPassed, nextMoment } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { contactsUntil } from "#cards/engine/links.ts";
import { type CardPage, cardPage } from "#cards/engine/page.ts";
import { carriesMark } from "#cards/engine/plans.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { pageAt } from "#domain/card-life.ts";
import { copyKeptUntil } from "#domain/kept-copy.ts";
import { endOfDay, koreanDay } from "#domain/korean-day.ts";
import { planNow } from "#server/cards/card-rights.ts";
import { type CardRow, checkNumberOf, findCard } from "#server/cards/public.ts";
import { readVersion } from "#server/cards/read-version.ts";
import { findBrand } from "#server/companies/public.ts";
import type { Orm } from "#server/ports.ts";
import { findOpenCards } from "./open-cards.ts";
import { brandVersion, type ExternalVersions } from "./page-cache-key.ts";

/** A card as guests see it now. */
export type ShownCard = {
  page: CardPage;
  version: number;
  /** For addresses of pictures: the live version, with how many of the card's moments have passed and its blocks' version. */
  contentVersion: string;
  /** See `page-cache-key.ts`. */
  externalVersions: ExternalVersions;
  /** When the page next changes by itself within the day. */
  changesAt: Date | null;
  /** When it must be looked at anew even if nobody changes it: at midnight, at a moment of its own, or when its time is over. */
  until: Date;
  /** For how long a guest's device may show it without a network; null for what nobody sent. */
  keptUntil: Date | null;
};

/** What stands where no card is shown: nothing, word that one was there, or that a temporary measure hides it. */
export type Instead = "gone" | "nothing" | { blockedUntil: Date };

export function isShownCard(found: ShownCard | Instead): found is ShownCard {
  return typeof found === "object" && "page" in found;
}

/** Nothing is published to pages that mention a card which is closed, so they expire after this long. */
const MENTIONS_MS = 60_000;

type Wanted = { id: CardId; kind: Kind; origin: string; now: Date; kakaoKey: string | null };

/** The card at an address, or what stands there instead. A card of another kind stands at another address. */
export async function shownCard(
  orm: Orm,
  { id, kind, origin, now, kakaoKey }: Wanted,
): Promise<ShownCard | Instead> {
  const row = await findCard(orm, id);
  if (!row || row.kind !== kind.name) return "nothing";
  const found = pageAt(row, now);
  if (found === "blocked" && row.blockedUntil) return { blockedUntil: row.blockedUntil };
  if (found !== "page" || row.liveVersion === null) return found === "gone" ? "gone" : "nothing";
  const read = await readVersion(orm, { kind, card: id, version: row.liveVersion });
  if (!read) return "nothing";
  const today = koreanDay(now);
  const content = await withOpenCards(orm, { content: read.content, kind, row, now });
  const company = row.company ? await findBrand(orm, row.company) : undefined;
  const brand = company ? brandFor(kind, { content, company }) : null;
  const page = cardPage({
    kind,
    content,
    id,
    address: `${origin}${pageOf(kind, row)}`,
    version: row.liveVersion,
    checkNumber: checkNumberOf(row),
    today,
    now: now.toISOString(),
    isTrial: carriesMark(kind, (await planNow(orm, { kind, card: row, now })).plan),
    kakaoKey,
    brand: brand && markOn(content, brand),
  });
  const changesAt = nextMoment(kind, content, now);
  const mentions = kind.mentions?.ids(content).length ? new Date(now.getTime() + MENTIONS_MS) : null;
  const ends = [endOfDay(today), row.expiresAt, changesAt, mentions].filter((end) => end !== null);
  const until = new Date(Math.min(...ends.map((end) => end.getTime())));
  const passed = momentsPassed(kind, content, now);
  const named = passed === 0 ? `${row.liveVersion}` : `${row.liveVersion}.${passed}`;
  const contentVersion = read.blocksVersion === null ? named : `${named}-${read.blocksVersion}`;
  const externalVersions = { blocks: read.blocksVersion, brand: brandVersion(row, company) };
  return {
    page,
    version: row.liveVersion,
    contentVersion,
    externalVersions,
    changesAt,
    until,
    keptUntil: copyKeptUntil({ today, contactsUntil: contactsUntil(page.card), expiresAt: row.expiresAt }),
  };
}

type Mentioning = { content: CardContent; kind: Kind; row: CardRow; now: Date };

/** With those of the maker's other cards that guests can open at this moment, and no others. */
async function withOpenCards(orm: Orm, { content, kind, row, now }: Mentioning): Promise<CardContent> {
  const ids = kind.mentions?.ids(content) ?? [];
  if (!kind.mentions || ids.length === 0) return content;
  return kind.mentions.keep(content, await findOpenCards(orm, { ids, owner: row.owner, now }));
}
