import { and, eq, lte } from "drizzle-orm";
import { signInPlaces } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

type Place = { sub: string; place: string };

export async function isPlaceKnown(orm: Orm, { sub, place }: Place): Promise<boolean> {
  return (await orm.$count(signInPlaces, and(eq(signInPlaces.sub, sub), eq(signInPlaces.place, place)))) > 0;
}

export async function rememberPlace(orm: Orm, { now, ...place }: Place & { now: Date }): Promise<void> {
  await orm
    .insert(signInPlaces)
    .values({ ...place, lastAt: now })
    .onConflictDoUpdate({ target: [signInPlaces.sub, signInPlaces.place], set: { lastAt: now } });
}

export async function deleteOldPlaces(orm: Orm, lastBefore: Date): Promise<number> {
  const deleted = await orm
    .delete(signInPlaces)
    .where(lte(signInPlaces.lastAt, lastBefore))
    .returning({ sub: signInPlaces.sub });
  return deleted.length;
}
