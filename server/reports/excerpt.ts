import { photoPlaces } from "#cards/engine/photo-places.ts";
import type { CardId } from "#domain/card-id.ts";
import type { EntryId } from "#domain/entry.ts";
import { type EntrySection, entrySections, sealOf } from "#server/cards/guest-card.ts";
import { findCard } from "#server/cards/public.ts";
import { type EntryRow, readEntryRow } from "#server/entries/public.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";

/** What other guests see of something that one of them left. */
export type ReportExcerpt = { lines: { label: string; value: string }[]; photos: string[] };

const ExcerptLine = builder.objectRef<ReportExcerpt["lines"][number]>("ExcerptLine").implement({
  fields: (t) => ({ label: t.exposeString("label"), value: t.exposeString("value") }),
});

export const ExcerptType = builder.objectRef<ReportExcerpt>("Excerpt").implement({
  description: "Something a guest left, as every other guest sees it, whatever its section is.",
  fields: (t) => ({
    lines: t.expose("lines", { type: [ExcerptLine] }),
    photos: t.exposeStringList("photos", { description: "Their keys." }),
  }),
});

/** Of its columns those that its section lets through, word for word. */
export function excerptOf({ rules, content }: EntrySection, entry: EntryRow): ReportExcerpt {
  const shown = rules.shown(entry.content);
  const said = new Set(textsIn(shown));
  const lines = rules.columns(content).map(({ label, value }) => ({ label, value: value(entry.content) }));
  return {
    lines: lines.filter(({ value }) => value !== "" && said.has(value)),
    photos: photoPlaces(shown).map(({ key }) => key),
  };
}

/** What was reported of a guest's; null where it is gone, or sealed for everybody. */
export async function excerptLeft(
  context: Context,
  { card, entry }: { card: CardId; entry: EntryId | null },
): Promise<ReportExcerpt | null> {
  const left = entry && (await readEntryRow(context.database.orm, entry));
  const on = left && (await findCard(context.database.orm, card));
  if (!left || !on) return null;
  const section = (await entrySections(context, on)).find((one) => one.section.name === left.section);
  return section && !sealOf(context, section) ? excerptOf(section, left) : null;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
