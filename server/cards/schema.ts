import { brandFor } from "#cards/engine/brand.ts";
import type { CardContent } from "#cards/engine/card.ts";
import { labelFor } from "#cards/engine/occasion.ts";
import { freePlanOf } from "#cards/engine/plan.ts";
import { maySee } from "#domain/access.ts";
import type { SavedVersion } from "#domain/card-history.ts";
import { stateOf, undoEndedFor } from "#domain/card-life.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { findBrand } from "#server/companies/public.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { cardOwner, grantedCard } from "./access.ts";
import { planNow } from "./card-rights.ts";
import { checkNumberOf } from "./check-number.ts";
import { kindOf, kindSent } from "./content.ts";
import { cardCursor } from "./cursor.ts";
import { readVersion } from "./read-version.ts";
import { type CardRow, listCards } from "./store.ts";
import { listHistory } from "./versions-store.ts";

export const CardStateType = builder.enumType("CardState", {
  values: {
    DRAFT: { value: "draft" },
    PUBLISHED: { value: "published" },
    CLOSED: { value: "closed" },
    SUSPENDED: { value: "suspended" },
    DELETED: { value: "deleted" },
  } as const,
});

export const CardType = builder.objectRef<CardRow>("Card").implement({
  description: "A card, for its owner. What it says is in its draft.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    label: t.string({
      description:
        "What it is called: 모바일 청첩장. Of its occasion where its kind has several, else of its kind.",
      resolve: (card, _args, context) => labelFor(kindOf(context, card), card.occasion),
    }),
    state: t.field({ type: CardStateType, resolve: stateOf }),
    suspendedReason: t.exposeString("suspendedReason", { nullable: true }),
    blockedUntil: t.expose("blockedUntil", {
      type: "DateTime",
      nullable: true,
      description: "When a temporary measure ends that hides it: it is SUSPENDED until then.",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "What its address calls it instead of its id, where its kind has names.",
    }),
    title: t.exposeString("title", { description: "Of the newest version, like `theme` and `eventDate`." }),
    checkNumber: t.string({
      nullable: true,
      description:
        "Six figures, as in 482 913, by which guests find out at /check that it is one of ours; null before publishing.",
      resolve: checkNumberOf,
    }),
    theme: t.exposeString("theme"),
    eventDate: t.exposeString("eventDate", {
      nullable: true,
      description: "A day in Korea, as in 2027-05-22.",
    }),
    draftVersion: t.exposeInt("draftVersion", { description: "The newest version." }),
    liveVersion: t.exposeInt("liveVersion", {
      nullable: true,
      description: "The version guests see; null before publishing. An older one than the newest: 반영하기.",
    }),
    isTrial: t.boolean({
      description: "Published for a few days, with our mark.",
      resolve: ({ publishedAt, plan }) => publishedAt !== null && plan === null,
    }),
    hasPlan: t.boolean({
      description: "Whether sending it begins no trial: it was ordered, or costs nothing.",
      resolve: (card, _args, { kinds }) => {
        const kind = kinds.find(({ name }) => name === card.kind);
        return card.plan !== null || (kind !== undefined && freePlanOf(kind) !== null);
      },
    }),
    brand: t.string({
      nullable: true,
      description: "The company whose mark stands at its foot, unless its maker hides it.",
      async resolve(card, _args, context) {
        const company = card.company ? await findBrand(context.database.orm, card.company) : undefined;
        return (company && brandFor(kindOf(context, card), { content: {}, company })?.name) ?? null;
      },
    }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", nullable: true }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When the page goes; the content stays with its owner for another year.",
    }),
    planUntil: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When a plan that was bought for some time is over, or was; null where it lasts as long as the page.",
      async resolve(card, _args, { database, kinds, clock }) {
        // A list is not to fail by a kind that is gone from the program.
        const kind = kinds.find(({ name }) => name === card.kind);
        return kind ? (await planNow(database.orm, { kind, card, now: clock.now() })).until : null;
      },
    }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    deletedAt: t.expose("deletedAt", {
      type: "DateTime",
      nullable: true,
      description: "For 30 days it can be restored.",
    }),
    views: t.exposeInt("views", {
      description: "How often guests opened the page; up to a few seconds late.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

/** What it says is read where it is asked for, unless it is known. */
type Draft = { card: CardRow; content?: CardContent };

export const CardDraft = builder.objectRef<Draft>("CardDraft").implement({
  description: "A card with what its newest version says.",
  fields: (t) => ({
    card: t.expose("card", { type: CardType }),
    content: t.field({
      type: "JSON",
      resolve: ({ card, content }, _args, context) =>
        content ?? cardContentOf(context, { card, version: card.draftVersion }),
    }),
  }),
});

export const CardPageType = builder
  .objectRef<{ page: CardRow[]; next: string | null }>("CardPage")
  .implement({
    fields: (t) => ({
      cards: t.expose("page", { type: [CardType] }),
      next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
    }),
  });

const CardVersion = builder.objectRef<SavedVersion>("CardVersion").implement({
  fields: (t) => ({
    version: t.exposeInt("version"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When guests saw it first; null where they never did.",
    }),
    setAsideAt: t.expose("setAsideAt", {
      type: "DateTime",
      nullable: true,
      description: "When its maker took another instead of it; null where they wrote on.",
    }),
  }),
});

const CardVersionPage = builder
  .objectRef<{ page: SavedVersion[]; next: number | null }>("CardVersionPage")
  .implement({
    fields: (t) => ({
      versions: t.expose("page", { type: [CardVersion] }),
      next: t.exposeInt("next", { nullable: true, description: "For `after`; null on the last page." }),
    }),
  });

/** What a version of a card says, brought up to the kind's present shape and to what its blocks say now. */
export async function cardContentOf(context: Context, { card, version }: { card: CardRow; version: number }) {
  const kind = kindOf(context, card);
  const read = await readVersion(context.database.orm, { kind, card: card.id, version });
  if (!read) throw new Refusal("NOT_FOUND");
  return read.content;
}

type Paging = { first?: number | null; after?: string | null };
type Filter = { kind?: string; deletedAfter?: Date };

async function pageOfCards(context: Context, { first, after, ...filter }: Paging & Filter) {
  const size = pageSize(first);
  const owner = ownerOf(memberOf(context));
  const rows = await listCards(context.database.orm, {
    owner,
    ...filter,
    after: cardCursor.read(after),
    limit: size + 1,
  });
  return paginate(rows, { size, next: cardCursor.write });
}

builder.queryFields((t) => ({
  myCards: t.field({
    access: member,
    type: CardPageType,
    description: "The member's cards, the last changed first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      kind: t.arg.string(),
    },
    resolve: (_root, { first, after, kind }, context) => {
      return pageOfCards(context, {
        first,
        after,
        kind: kind == null ? undefined : kindSent(context, kind).name,
      });
    },
  }),
  myDeletedCards: t.field({
    access: member,
    type: CardPageType,
    description: "What can still be restored, the last deleted first.",
    args: { first: t.arg.int({ description: "At most 100." }), after: t.arg.string() },
    resolve: (_root, { first, after }, context) =>
      pageOfCards(context, { first, after, deletedAfter: undoEndedFor(context.clock.now()) }),
  }),
  myCard: t.field({
    access: cardOwner("id", maySee),
    type: CardDraft,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => ({ card: grantedCard(context) }),
  }),
  cardVersions: t.field({
    access: cardOwner("id", maySee),
    type: CardVersionPage,
    description:
      "The history of a card, the newest first: the last version of every ten minutes, the very first, what guests saw and what was set aside. What is older than a day grows sparse.",
    args: {
      id: t.arg.id({ required: true }),
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.int(),
    },
    async resolve(_root, { first, after }, context) {
      const card = grantedCard(context);
      const size = pageSize(first);
      const wanted = { card: card.id, before: after ?? undefined, limit: size + 1 };
      const rows = await listHistory(context.database.orm, wanted);
      return paginate(rows, { size, next: ({ version }) => version });
    },
  }),
  cardVersion: t.field({
    access: cardOwner("id", maySee),
    type: "JSON",
    description: "What a version says, to look at it before restoring it.",
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_root, { version }, context) => cardContentOf(context, { card: grantedCard(context), version }),
  }),
}));
