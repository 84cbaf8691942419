import { type CardContent, readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { labelFor } from "#cards/engine/occasion.ts";
import type { Section } from "#cards/engine/section.ts";
import { stateOf } from "#domain/card-life.ts";
import { reportGrounds } from "#domain/report.ts";
import { type CardRow, findVersion } from "#server/cards/public.ts";
import { countAll, type ListedEntry, listAll, listInvitees } from "#server/entries/public.ts";
import type { Clock, Database } from "#server/ports.ts";
import { listBlocks, type ReportRow } from "#server/reports/public.ts";
import { rowsOf } from "./rows-of.ts";

/** More than any card ever had. */
const MOST_BLOCKS = 100;

type Parts = { database: Database; clock: Clock; kind: Kind };

/** All that a card's owner may have of it. */
export async function cardData(parts: Parts, card: CardRow) {
  const { orm } = parts.database;
  const read = async (version: number | null) => {
    const stored = version === null ? undefined : await findVersion(orm, { card: card.id, version });
    return stored ? readCard(parts.kind, stored.content) : null;
  };
  const [draft, live] = [await read(card.draftVersion), await read(card.liveVersion)];
  const content = live ?? draft;
  const left: LeftOn[] = [];
  for (const section of content ? (parts.kind.sections as readonly Section[]) : [])
    if (content && section.entries) left.push(await leftOn(parts, { card, section, content }));
  const invited = (await listInvitees(orm, card.id)).map(({ email }) => email);
  const { id, title, eventDate, plan, views, createdAt, updatedAt, publishedAt, expiresAt, deletedAt } = card;
  const dates = { createdAt, updatedAt, publishedAt, expiresAt, deletedAt };
  const label = labelFor(parts.kind, card.occasion);
  const about = {
    id,
    kind: parts.kind.name,
    label,
    title,
    state: stateOf(card),
    eventDate,
    plan,
    views,
    ...dates,
  };
  const blocks = (await listBlocks(orm, { card: card.id, limit: MOST_BLOCKS })).map(blockData);
  return { about, draft, live, left, invited, blocks };
}

/** What was hidden of a card for a while, and what its owner said against it; not who asked for it. */
function blockData({
  section,
  grounds,
  state,
  reason,
  blockedAt,
  blockedUntil,
  objection,
  endedAt,
}: ReportRow) {
  return {
    section,
    grounds: reportGrounds[grounds],
    state,
    reason,
    blockedAt,
    blockedUntil,
    objection,
    endedAt,
  };
}

export type CardData = Awaited<ReturnType<typeof cardData>>;

export type LeftOn = {
  section: string;
  label: string;
  /** Until then nobody reads what was left, not even the owner: how many there are is all that is told. */
  sealedUntil: Date | null;
  count: number;
  columns: string[];
  entries: {
    values: string[];
    content: Record<string, unknown>;
    state: string;
    hidden: boolean;
    reply: string | null;
    createdAt: Date;
  }[];
};

type Asked = { card: CardRow; section: Section; content: CardContent };

/** What guests left on one section, without their passwords and their devices. */
async function leftOn(
  { database: { orm }, clock }: Parts,
  { card, section, content }: Asked,
): Promise<LeftOn> {
  const { name, label, entries: rules } = section;
  const own = content.sections[name];
  const where = { card: card.id, section: name };
  const until = rules?.sealedUntil?.(own, content) ?? null;
  const sealedUntil = until && clock.now() < until ? until : null;
  const columns = rules?.columns(own) ?? [];
  const entries: LeftOn["entries"] = [];
  if (!sealedUntil)
    for await (const entry of rowsOf<ListedEntry>((place) => listAll(orm, { ...where, ...place }))) {
      const { content: said, state, hidden, reply, createdAt } = entry;
      const values = columns.map(({ value }) => value(said));
      entries.push({ values, content: said, state, hidden, reply, createdAt });
    }
  const count = sealedUntil ? await countAll(orm, where) : entries.length;
  return {
    section: name,
    label,
    sealedUntil,
    count,
    columns: columns.map((column) => column.label),
    entries,
  };
}
