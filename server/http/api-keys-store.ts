import { and, desc, eq, gt, sql } from "drizzle-orm";
import { keys } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

export type Key = typeof keys.$inferSelect;
type Purpose = Key["purpose"];

/** Any numbers: they only have to be the same in every process, and differ from other locks. */
const LOCKS = { api: 4_210_002, signing: 4_210_003 } as const satisfies Record<Purpose, number>;

/** The keys that still count, the one to use first. */
export function liveKeys(orm: Orm, { purpose, now }: { purpose: Purpose; now: Date }): Promise<Key[]> {
  return orm
    .select()
    .from(keys)
    .where(and(eq(keys.purpose, purpose), gt(keys.expiresAt, now)))
    .orderBy(desc(keys.expiresAt), desc(keys.createdAt));
}

export async function addApiKey(orm: Orm, key: Key): Promise<void> {
  await orm.insert(keys).values(key);
}

/** Lets every key of this purpose that would live longer end then. */
export async function shortenKeys(
  orm: Orm,
  { purpose, until }: { purpose: Purpose; until: Date },
): Promise<void> {
  await orm
    .update(keys)
    .set({ expiresAt: until })
    .where(and(eq(keys.purpose, purpose), gt(keys.expiresAt, until)));
}

/** One process at a time makes or replaces keys of a purpose; the others then see what it made. */
export function whileHoldingKeys<Result>(
  orm: Orm,
  { purpose, work }: { purpose: Purpose; work: (orm: Orm) => Promise<Result> },
): Promise<Result> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[purpose]})`);
    return work(tx);
  });
}
