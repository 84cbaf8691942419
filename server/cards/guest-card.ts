import type { LRUCache } from "lru-cache";
import { nextMoment, readCard, sectionsForGuests } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { planNamed } from "#cards/engine/plan.ts";
import type { EntryRules, Section } from "#cards/engine/section.ts";
import { type CardId, cardId } from "#domain/card-id.ts";
import { isOver, stateOf } from "#domain/card-life.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Seating } from "#server/entries/public.ts";
import type { Context } from "#server/graphql/context.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Database } from "#server/ports.ts";
import { kindOf } from "./content.ts";
import { type CardRow, findCard } from "./store.ts";
import { findVersion } from "./versions-store.ts";

/** A section on which guests leave something, with what the guests' version says there. */
export type EntrySection = {
  section: Section;
  rules: EntryRules<unknown>;
  content: unknown;
  /** Whether guests see the section. */
  isShown: boolean;
  /** Until when nobody reads what was left there. */
  sealedUntil: Date | null;
  /** Of the card, in which this is said. */
  version: number;
  /** Who may be given a seat of one sort by the card's plan, whatever its maker says. */
  mostGuests: number | null;
};

/** Sections without their cards: a few hundred bytes each. */
const CARDS_REMEMBERED = 2_000;

type Remembered = { sections: EntrySection[]; until: Date | null };

/** `reading`: what is being read at this moment, so that a hall that writes at once reads a card once. */
type Memory = { cards: LRUCache<string, Remembered>; reading: Map<string, Promise<Remembered>> };

/** What a version says between two moments of a day never changes. Tests have kinds of their own. */
const memories = new WeakMap<readonly Kind[], Memory>();

function rememberedOf(kinds: readonly Kind[]): Memory {
  const memory = memories.get(kinds) ?? { cards: createLruCache(CARDS_REMEMBERED), reading: new Map() };
  memories.set(kinds, memory);
  return memory;
}

/** A card that guests can open at this moment. */
export async function cardForGuests(context: Context, id: string): Promise<CardRow> {
  const known = cardId.safeParse(id);
  const card = known.success ? await findCardOnce(context, known.data) : undefined;
  return openToGuests(context, card);
}

/** Cards that are being read at this moment. */
const readings = new WeakMap<Database, Map<CardId, Promise<CardRow | undefined>>>();

/** A hall that asks for one card at once is one question. */
function findCardOnce({ database }: Context, id: CardId): Promise<CardRow | undefined> {
  const underWay = readings.get(database) ?? new Map();
  readings.set(database, underWay);
  const reading = underWay.get(id) ?? findCard(database.orm, id).finally(() => underWay.delete(id));
  underWay.set(id, reading);
  return reading;
}

/** Refuses what guests cannot open, whatever the reason; only what they could once is said to be over. */
function openToGuests({ clock }: Context, card: CardRow | undefined): CardRow {
  if (!card || card.liveVersion === null) throw new Refusal("NOT_FOUND");
  const state = stateOf(card);
  if (state === "closed" || (state === "published" && isOver(card, clock.now()))) throw new Refusal("GONE");
  if (state !== "published") throw new Refusal("NOT_FOUND");
  return card;
}

/** A section that guests see and leave something on. */
export async function sectionForGuests(
  context: Context,
  { card, name }: { card: CardRow; name: string },
): Promise<EntrySection> {
  const found = (await entrySections(context, card)).find(({ section }) => section.name === name);
  if (!found?.isShown) throw new Refusal("NOT_FOUND");
  return found;
}

type Reader = Pick<Context, "kinds" | "database" | "clock">;

/** All sections of a card on which guests may leave something; before publishing, as the draft has them. */
export async function entrySections(context: Reader, card: CardRow): Promise<EntrySection[]> {
  const { cards, reading } = rememberedOf(context.kinds);
  const version = card.liveVersion ?? card.draftVersion;
  const now = context.clock.now();
  const key = `${card.id} ${version} ${koreanDay(now)} ${card.plan}`;
  const known = cards.get(key);
  if (known && (!known.until || now < known.until)) return known.sections;
  const underWay = reading.get(key) ?? readSections(context, { card, version, now });
  reading.set(key, underWay);
  try {
    const read = await underWay;
    cards.set(key, read);
    return read.sections;
  } finally {
    reading.delete(key);
  }
}

type Wanted = { card: CardRow; version: number; now: Date };

async function readSections(context: Reader, { card, version, now }: Wanted): Promise<Remembered> {
  const stored = await findVersion(context.database.orm, { card: card.id, version });
  if (!stored) throw new Refusal("NOT_FOUND");
  const kind = kindOf(context, card);
  const content = readCard(kind, stored.content);
  const { when } = kind.facts(content);
  const mostGuests = planNamed(kind, card.plan)?.guests ?? null;
  const shown = sectionsForGuests(kind, content, { today: koreanDay(now), now: now.toISOString(), when });
  const sections = kind.sections.flatMap((section) => {
    const { name, entries: rules } = section;
    if (!rules) return [];
    const own = content.sections[name];
    const sealedUntil = rules.sealedUntil?.(own, content) ?? null;
    return [
      { section, rules, content: own, isShown: shown.includes(name), sealedUntil, version, mostGuests },
    ];
  });
  return { sections, until: nextMoment(kind, content, now) };
}

/** Until when what was left here is read by nobody; null where it is read. */
export function sealOf({ clock }: Context, { sealedUntil }: EntrySection): Date | null {
  return sealedUntil && clock.now() < sealedUntil ? sealedUntil : null;
}

/** What a section says about its seats of a sort; undefined where it has none. */
export function seatingOf(
  { rules: { seats }, content, mostGuests }: EntrySection,
  sort: string,
): Seating | undefined {
  if (!seats) return undefined;
  const wanted = seats.capacity(content, sort);
  const most = mostGuests ?? Number.POSITIVE_INFINITY;
  const capacity = Math.min(wanted ?? most, most);
  const hasWaitingList = seats.waitingList(content);
  return { capacity: Number.isFinite(capacity) ? capacity : null, hasWaitingList };
}
