import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { BURST_FROM, type Burst } from "#domain/burst.ts";
import { entries } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";
import type { Where } from "./store.ts";

/** More than an owner reads. */
const MOST_BURSTS = 50;
/** Enough names to know one's guests by. */
const NAMES = 5;

export type BurstRow = Burst & {
  count: number;
  isLeftOut: boolean;
  /** Some of what was left, the first first. */
  some: Record<string, unknown>[];
};

const minuteOf = sql`date_trunc('minute', ${entries.createdAt})`;

/** Networks from which many guessed in one minute, the most first. */
export async function listBursts(orm: Orm, where: Where): Promise<BurstRow[]> {
  const rows = await orm
    .select({
      network: sql<string>`${entries.network}`,
      minute: sql<string>`extract(epoch from ${minuteOf})::text`,
      count: sql<number>`count(*)::int`,
      isLeftOut: sql<boolean>`bool_and(${entries.hidden})`,
      some: sql<
        Record<string, unknown>[]
      >`to_jsonb((array_agg(${entries.content} order by ${entries.createdAt}, ${entries.id}))[1:${sql.raw(String(NAMES))}])`,
    })
    .from(entries)
    .where(and(at(where), isNotNull(entries.network)))
    .groupBy(entries.network, minuteOf)
    .having(sql`count(*) >= ${BURST_FROM}`)
    .orderBy(desc(sql`count(*)`), desc(minuteOf))
    .limit(MOST_BURSTS);
  return rows.map(({ minute, ...row }) => ({ ...row, minute: new Date(Number(minute) * 1_000) }));
}

/** Hides what came in a burst, or shows it again; how many there were. */
export async function setBurst(
  tx: Orm,
  { network, minute, hidden, now, ...where }: Where & Burst & { hidden: boolean; now: Date },
): Promise<number> {
  const changed = await tx
    .update(entries)
    .set({ hidden, updatedAt: now })
    .where(
      and(at(where), eq(entries.network, network), eq(minuteOf, sql`${minute.toISOString()}::timestamptz`)),
    )
    .returning({ id: entries.id });
  return changed.length;
}

/** What a draw no longer needs. */
export async function forgetNetworksOf(tx: Orm, where: Where): Promise<void> {
  await tx
    .update(entries)
    .set({ network: null })
    .where(and(at(where), isNotNull(entries.network)));
}

/** Of all that was left before then, whether or not there was a draw; how many there were. */
export async function forgetOldNetworks(orm: Orm, { until }: { until: Date }): Promise<number> {
  const forgotten = await orm
    .update(entries)
    .set({ network: null })
    .where(and(isNotNull(entries.network), lt(entries.createdAt, until)))
    .returning({ id: entries.id });
  return forgotten.length;
}

function at({ card, section }: Where) {
  return and(eq(entries.card, card), eq(entries.section, section));
}
