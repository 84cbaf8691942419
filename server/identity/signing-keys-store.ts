import { and, asc, eq, lte } from "drizzle-orm";
import { keys } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

export type SigningKeyRow = typeof keys.$inferSelect;

/** Oldest first. */
export function listSigningKeys(orm: Orm): Promise<SigningKeyRow[]> {
  return orm.select().from(keys).where(eq(keys.purpose, "signing")).orderBy(asc(keys.createdAt));
}

/** Of several processes that make the same key, the first one's stays. */
export async function insertSigningKey(orm: Orm, row: Omit<SigningKeyRow, "purpose">): Promise<void> {
  await orm
    .insert(keys)
    .values({ ...row, purpose: "signing" })
    .onConflictDoNothing();
}

export async function deleteExpiredSigningKeys(orm: Orm, now: Date): Promise<number> {
  const deleted = await orm
    .delete(keys)
    .where(and(eq(keys.purpose, "signing"), lte(keys.expiresAt, now)))
    .returning({ id: keys.id });
  return deleted.length;
}
