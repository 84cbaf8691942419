import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import { holdEndedFor, skeletonOf } from "#domain/sitename.ts";
import { cards } from "#server/database/tables/cards.ts";
import { sitenames } from "#server/database/tables/sites.ts";
import type { Orm } from "#server/ports.ts";

/** A name with the card that has or had it, and what that is called now. */
export type KnownSitename = Pick<typeof sitenames.$inferSelect, "skeleton" | "card" | "givenUpAt"> & {
  present: string | null;
};

/** What is known of names that look like these. */
export function findSitenames(orm: Orm, names: readonly string[]): Promise<KnownSitename[]> {
  return orm
    .select({
      skeleton: sitenames.skeleton,
      card: sitenames.card,
      givenUpAt: sitenames.givenUpAt,
      present: cards.name,
    })
    .from(sitenames)
    .leftJoin(cards, eq(cards.id, sitenames.card))
    .where(inArray(sitenames.skeleton, [...new Set(names.map(skeletonOf))]));
}

type Claim = { name: string; card: CardId; now: Date };

/**
 * Gives a card this name, and up those it had, in one statement: of many who want one at once, one gets it. False where
 * somebody else has it, or gave it up not long ago.
 */
export async function claimSitename(orm: Orm, { name, card, now }: Claim): Promise<boolean> {
  const skeleton = skeletonOf(name);
  const at = now.toISOString();
  const claimed = orm.$with("claimed").as(
    orm
      .insert(sitenames)
      .values({ skeleton, name, card, claimedAt: now, givenUpAt: null })
      .onConflictDoUpdate({
        target: sitenames.skeleton,
        set: { name, card, claimedAt: now, givenUpAt: null },
        setWhere: sql`${sitenames.card} = ${card} or ${sitenames.givenUpAt} <= ${holdEndedFor(now).toISOString()}::timestamptz`,
      })
      .returning({ skeleton: sitenames.skeleton }),
  );
  const givenUp = orm.$with("given_up").as(
    orm
      .update(sitenames)
      .set({ givenUpAt: sql`${at}::timestamptz` })
      .where(
        and(
          eq(sitenames.card, card),
          isNull(sitenames.givenUpAt),
          ne(sitenames.skeleton, skeleton),
          sql`exists (select from claimed)`,
        ),
      )
      .returning({ skeleton: sitenames.skeleton }),
  );
  const rows = await orm.with(claimed, givenUp).select().from(claimed);
  return rows.length === 1;
}

/** How many names are kept from others because this card had them, one that it wants again not counted. */
export function countHeldNames(orm: Orm, { card, name, now }: Claim): Promise<number> {
  return orm.$count(
    sitenames,
    and(
      eq(sitenames.card, card),
      ne(sitenames.skeleton, skeletonOf(name)),
      gt(sitenames.givenUpAt, holdEndedFor(now)),
    ),
  );
}

/** The first half of an advisory lock's number; the owner is the other. */
const NAMES_LOCK = 4_210_003;

/** How many names an owner's other cards have. Whoever claims one takes turns, so that each knows how many there are. */
export async function countNames(
  tx: Orm,
  { owner, card }: Pick<typeof cards.$inferSelect, "owner"> & Pick<Claim, "card">,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK}::int, hashtext(${owner}))`);
  const own = tx.select({ id: cards.id }).from(cards).where(eq(cards.owner, owner));
  return tx.$count(
    sitenames,
    and(inArray(sitenames.card, own), isNull(sitenames.givenUpAt), ne(sitenames.card, card)),
  );
}

/** Names whose cards are gone are held from now on. Returns how many. */
export async function giveUpOrphans(orm: Orm, now: Date): Promise<number> {
  const given = await orm
    .update(sitenames)
    .set({ givenUpAt: now })
    .where(and(isNull(sitenames.card), isNull(sitenames.givenUpAt)))
    .returning({ name: sitenames.name });
  return given.length;
}

/** Of these words those under which pages stand. */
export async function namesInUse(orm: Orm, words: readonly string[]): Promise<string[]> {
  const rows = await orm
    .select({ name: sitenames.name })
    .from(sitenames)
    .where(and(inArray(sitenames.name, [...words]), isNotNull(sitenames.card)));
  return rows.map(({ name }) => name);
}
