import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import { linkClicks } from "#server/database/tables/sites.ts";
import type { Orm } from "#server/ports.ts";

export type LinkClicks = typeof linkClicks.$inferSelect;

/** Adds to how often links were followed, all in one statement. */
export async function addClicks(orm: Orm, clicks: readonly LinkClicks[]): Promise<void> {
  await orm
    .insert(linkClicks)
    .values([...clicks])
    .onConflictDoUpdate({
      target: [linkClicks.card, linkClicks.link, linkClicks.day],
      set: { count: sql`${linkClicks.count} + excluded.count` },
    });
}

/** All that was ever counted, by link. */
export function totalClicks(orm: Orm, card: CardId): Promise<{ link: string; count: number }[]> {
  return orm
    .select({ link: linkClicks.link, count: sql<number>`sum(${linkClicks.count})::int` })
    .from(linkClicks)
    .where(eq(linkClicks.card, card))
    .groupBy(linkClicks.link)
    .orderBy(asc(linkClicks.link));
}

/** By day, the earliest first. */
export function listClicks(
  orm: Orm,
  { card, since }: { card: CardId; since: string },
): Promise<Pick<LinkClicks, "link" | "day" | "count">[]> {
  return orm
    .select({ link: linkClicks.link, day: linkClicks.day, count: linkClicks.count })
    .from(linkClicks)
    .where(and(eq(linkClicks.card, card), gte(linkClicks.day, since)))
    .orderBy(asc(linkClicks.day), asc(linkClicks.link));
}
