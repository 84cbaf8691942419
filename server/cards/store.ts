import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { statement, UNNAMED } from "#server/database/statement.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import type { Orm } from "#server/ports.ts";

export type CardRow = typeof cards.$inferSelect;

/** What lists show of a content. */
export type Label = Pick<CardRow, "title" | "theme" | "eventDate"> & Partial<Pick<CardRow, "occasion">>;

/** The first half of an advisory lock's number; the owner is the other. */
const DRAFTS_LOCK = 4_210_002;

const cardById = statement((orm) =>
  orm
    .select()
    .from(cards)
    .where(eq(cards.id, sql.placeholder("id")))
    .prepare(UNNAMED),
);

export async function findCard(orm: Orm, id: CardId): Promise<CardRow | undefined> {
  const [card] = await cardById(orm).execute({ id });
  return card;
}

export function findCards(orm: Orm, ids: readonly CardId[]): Promise<CardRow[]> {
  return orm
    .select()
    .from(cards)
    .where(inArray(cards.id, [...ids]));
}

/** The card, and nobody else changes it until the transaction ends. */
export async function lockCard(tx: Orm, id: CardId): Promise<CardRow | undefined> {
  const [card] = await tx.select().from(cards).where(eq(cards.id, id)).for("update");
  return card;
}

/** Of a card that no admin and no temporary measure hides. */
export const isNotHidden = and(isNull(cards.suspendedReason), isNull(cards.blockedUntil));

type Rights = Pick<CardRow, "id" | "plan" | "extraDays" | "expiresAt" | "company">;

/** Gives a card what is paid for it, and whose mark it carries. */
export async function setRights(tx: Orm, { id, ...rights }: Rights): Promise<void> {
  await tx.update(cards).set(rights).where(eq(cards.id, id));
}

type Gift = Pick<CardRow, "id" | "expiresAt"> & { days: number; now: Date };

/** Gives a card days that no order takes away. */
export async function giveDays(tx: Orm, { id, expiresAt, days, now }: Gift): Promise<CardRow | undefined> {
  const [given] = await tx
    .update(cards)
    .set({
      givenDays: sql`${cards.givenDays} + ${days}`,
      extraDays: sql`${cards.extraDays} + ${days}`,
      expiresAt,
      updatedAt: movedOn(now),
    })
    .where(eq(cards.id, id))
    .returning();
  return given;
}

export type CardCursor = Pick<CardRow, "updatedAt" | "id">;
type Wanted = {
  owner: Owner;
  kind?: string;
  /** Only those deleted after this moment; without it only those that are not deleted. */
  deletedAfter?: Date;
  /** The last card of the page before. */
  after?: CardCursor;
  limit: number;
};

/** An owner's cards, the last changed first. */
export function listCards(orm: Orm, { owner, kind, deletedAfter, after, limit }: Wanted): Promise<CardRow[]> {
  return orm
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.owner, owner),
        deletedAfter ? gt(cards.deletedAt, deletedAfter) : isNull(cards.deletedAt),
        kind === undefined ? undefined : eq(cards.kind, kind),
        after &&
          sql`(${cards.updatedAt}, ${cards.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(cards.updatedAt), desc(cards.id))
    .limit(limit);
}

type DraftLock<Result> = { owner: Owner; work(tx: Orm, drafts: number): Promise<Result> };

/** Whatever adds to an owner's drafts takes turns, so that each knows how many there are. */
export function withDraftLock<Result>(orm: Orm, { owner, work }: DraftLock<Result>): Promise<Result> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DRAFTS_LOCK}::int, hashtext(${owner}))`);
    const drafts = and(eq(cards.owner, owner), eq(cards.status, "draft"), isNull(cards.deletedAt));
    return work(tx, await tx.$count(cards, drafts));
  });
}

export async function findMade(
  orm: Orm,
  { owner, madeKey }: Pick<CardRow, "owner" | "madeKey">,
): Promise<CardRow | undefined> {
  const [card] = await orm
    .select()
    .from(cards)
    .where(and(eq(cards.owner, owner), eq(cards.madeKey, madeKey)));
  return card;
}

type NewCard = Pick<CardRow, "id" | "kind" | "owner" | "madeKey"> & {
  label: Label;
  content: unknown;
  now: Date;
};

/** A new draft with its first version. */
export async function insertCard(orm: Orm, { label, content, now, ...card }: NewCard): Promise<CardRow> {
  const row = {
    ...card,
    ...label,
    status: "draft" as const,
    draftVersion: 1,
    createdAt: now,
    updatedAt: now,
  };
  const [inserted] = await orm.insert(cards).values(row).returning();
  if (!inserted) throw new Error("The card was not inserted");
  await orm
    .insert(cardVersions)
    .values({ card: card.id, version: 1, content, madeBy: card.owner, createdAt: now });
  return inserted;
}

type Save = {
  id: CardId;
  base: number;
  /** Whether `base` is no step on the way to the content, but left for it. */
  setsAside?: boolean;
  content: unknown;
  label: Label;
  by: Owner;
  now: Date;
};

/**
 * Makes `content` the next version after `base`, in one statement. Undefined when nothing was to be done: the card
 * has gone on, was deleted, or says just this already.
 */
export async function saveDraft(orm: Orm, save: Save): Promise<CardRow | undefined> {
  const { id, base, setsAside, label, by, now } = save;
  const content = json(save.content);
  const same = orm
    .select({ version: cardVersions.version })
    .from(cardVersions)
    .where(and(eq(cardVersions.card, id), eq(cardVersions.version, base), eq(cardVersions.content, content)));
  const moved = orm.$with("moved").as(
    orm
      .update(cards)
      .set({ ...label, draftVersion: sql`${cards.draftVersion} + 1`, updatedAt: movedOn(now) })
      .where(
        and(
          eq(cards.id, id),
          eq(cards.draftVersion, base),
          isNull(cards.deletedAt),
          sql`not exists (${same})`,
        ),
      )
      .returning(),
  );
  const kept = orm.$with("kept").as(
    orm
      .insert(cardVersions)
      .select((query) =>
        query
          .select({
            card: moved.id,
            version: moved.draftVersion,
            content: sql<unknown>`${content}`.as("content"),
            madeBy: sql<Owner>`${by}`.as("made_by"),
            createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as("created_at"),
            publishedAt: sql<null>`null::timestamptz`.as("published_at"),
            setAsideAt: sql<null>`null::timestamptz`.as("set_aside_at"),
          })
          .from(moved),
      )
      .returning({ version: cardVersions.version }),
  );
  const aside = orm.$with("aside").as(
    orm
      .update(cardVersions)
      .set({ setAsideAt: now })
      .from(moved)
      .where(and(eq(cardVersions.card, moved.id), eq(cardVersions.version, base)))
      .returning({ version: cardVersions.version }),
  );
  const steps = setsAside ? [moved, kept, aside] : [moved, kept];
  const [saved] = await orm
    .with(...steps)
    .select()
    .from(moved);
  return saved;
}

/** Whether the newest version says just this. */
export async function isDraft(
  orm: Orm,
  { card, content }: { card: CardRow; content: unknown },
): Promise<boolean> {
  const same = and(
    eq(cardVersions.card, card.id),
    eq(cardVersions.version, card.draftVersion),
    eq(cardVersions.content, json(content)),
  );
  return (await orm.$count(cardVersions, same)) === 1;
}

export type CardChange = Partial<
  Pick<
    CardRow,
    | "status"
    | "deletedAt"
    | "suspendedReason"
    | "blockedUntil"
    | "liveVersion"
    | "name"
    | "plan"
    | "publishedAt"
    | "expiresAt"
    | "closedAt"
    | "checkDay"
  >
>;

/** Changes a card that still is as it was read, and marks what guests see of it; undefined when it is not. */
export async function changeCard(
  orm: Orm,
  { card, change, now }: { card: CardRow; change: CardChange; now: Date },
): Promise<CardRow | undefined> {
  const changed = orm.$with("changed").as(
    orm
      .update(cards)
      .set({ ...change, updatedAt: movedOn(now) })
      .where(
        and(
          eq(cards.id, card.id),
          eq(cards.draftVersion, card.draftVersion),
          same(cards.liveVersion, card.liveVersion),
          same(cards.plan, card.plan),
          eq(cards.status, card.status),
          same(cards.suspendedReason, card.suspendedReason),
          same(cards.blockedUntil, card.blockedUntil),
          same(cards.deletedAt, card.deletedAt),
        ),
      )
      .returning(),
  );
  const published = orm.$with("published").as(
    orm
      .update(cardVersions)
      .set({ publishedAt: now })
      .from(changed)
      .where(
        and(
          eq(cardVersions.card, changed.id),
          eq(cardVersions.version, changed.liveVersion),
          isNull(cardVersions.publishedAt),
        ),
      )
      .returning({ version: cardVersions.version }),
  );
  const [row] = await orm.with(changed, published).select().from(changed);
  return row;
}

/** A clock that was set back must not put a card behind those a list has shown already. */
export function movedOn(now: Date): SQL {
  return sql`greatest(${cards.updatedAt}, ${now.toISOString()}::timestamptz)`;
}

function json(content: unknown): SQL {
  return sql`${JSON.stringify(content)}::jsonb`;
}

function same(column: AnyPgColumn, value: unknown): SQL {
  return value === null ? isNull(column) : eq(column, value);
}

type Flood = { id: CardId; now: Date; toldBefore: Date };

/** Whom to tell of a flood on a card; undefined when they were told since `toldBefore`. Of several who ask one hears. */
export async function takeFloodEmail(
  orm: Orm,
  { id, now, toldBefore }: Flood,
): Promise<Pick<CardRow, "owner" | "kind" | "title"> | undefined> {
  const [taken] = await orm
    .update(cards)
    .set({ floodToldAt: now })
    .where(and(eq(cards.id, id), or(isNull(cards.floodToldAt), lte(cards.floodToldAt, toldBefore))))
    .returning({ owner: cards.owner, kind: cards.kind, title: cards.title });
  return taken;
}

/** Adds to how often cards were opened, all in one statement. */
export async function addViews(orm: Orm, views: readonly { id: CardId; count: number }[]): Promise<void> {
  const rows = sql.join(
    views.map(({ id, count }) => sql`(${id}, ${count}::int)`),
    sql`, `,
  );
  await orm.execute(
    sql`update ${cards} set views = views + counted.count from (values ${rows}) as counted (id, count) where ${cards.id} = counted.id`,
  );
}
