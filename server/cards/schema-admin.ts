import { z } from "zod";
import type { CardContent } from "#cards/engine/card.ts";
import { maySuspend } from "#domain/access.ts";
import { cardId } from "#domain/card-id.ts";
import { extensionDays, isBeyondUndo, nextState, stateOf } from "#domain/card-life.ts";
import { canonicalEmail } from "#domain/credentials.ts";
import { DAY_MS } from "#domain/duration.ts";
import { GIVEN_DAYS_MAX } from "#domain/limits.ts";
import { ownerOf, subjectOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { actingOf, admin } from "#server/admin/access.ts";
import { readReason, writeAudit } from "#server/admin/admin.ts";
import { addToOutbox } from "#server/emails/outbox-store.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import type { Orm } from "#server/ports.ts";
import { cardExtendedEmail, cardReleasedEmail, cardSuspendedEmail } from "./admin-emails.ts";
import { kindSent } from "./content.ts";
import { cardCursor } from "./cursor.ts";
import { CardPageType, CardStateType, CardType, cardContentOf } from "./schema.ts";
import { searchCards } from "./search-store.ts";
import { type CardRow, changeCard, findCard, giveDays, lockCard } from "./store.ts";

/** Nobody reads further, and each is asked of the identity service. */
const MOST_OWNERS = 20;
/** What ends within two weeks ends soon, as owners are told. */
const SOON_MS = 14 * DAY_MS;
/** Longer than any title or address. */
const MOST_CHARACTERS = 200;

/** Of an address that somebody pasted: what names the card in it. */
function lastPart(text: string): string {
  return text
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/^.*\//, "");
}

/** What was typed into the one field: an address of somebody, a card's address or id, or words of its title. */
async function meantBy({ identity, kinds }: Context, typed: string) {
  const text = typed.trim().slice(0, MOST_CHARACTERS);
  if (!text) return {};
  if (text.includes("/") || cardId.safeParse(text).success) return { named: lastPart(text) };
  if (text.includes("@")) {
    const accounts = await identity.find({ email: canonicalEmail(text), limit: MOST_OWNERS });
    return { owners: accounts.map(ownerOf) };
  }
  const kind = kinds.find(({ label }) => label === text);
  return kind ? { kind: kind.name } : { title: text };
}

/** Anybody's card, for an admin. */
async function anyCard({ database }: Context, id: string): Promise<CardRow> {
  const known = cardId.safeParse(id).data;
  const card = known && (await findCard(database.orm, known));
  if (!card) throw new Refusal("NOT_FOUND");
  return card;
}

type Opened = { card: CardRow; content: CardContent | null };

const AdminCard = builder.objectRef<Opened>("AdminCard").implement({
  description: "A card as an admin opens it.",
  fields: (t) => ({
    card: t.expose("card", { type: CardType }),
    owner: t.string({
      nullable: true,
      description: "The owner's address; null where there is none.",
      resolve: ({ card }, _args, { identity }) => identity.email(subjectOf(card.owner)),
    }),
    ownerId: t.id({ resolve: ({ card }) => subjectOf(card.owner) }),
    givenDays: t.int({ description: "Days that admins gave.", resolve: ({ card }) => card.givenDays }),
    content: t.expose("content", {
      type: "JSON",
      nullable: true,
      description: "What guests see, or saw. Null for what its maker never showed to anybody.",
    }),
  }),
});

builder.queryField("adminCards", (t) =>
  t.field({
    access: admin(),
    type: CardPageType,
    description: "For admins: everybody's cards, the last changed first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      search: t.arg.string({
        description: "Words of a title, a card's id or address, or the beginning of its owner's address.",
      }),
      kind: t.arg.string(),
      state: t.arg({ type: CardStateType }),
      isPaid: t.arg.boolean(),
      endsSoon: t.arg.boolean({ description: "Only what is open and ends within two weeks." }),
    },
    async resolve(_root, { first, after, search, kind, state, isPaid, endsSoon }, context) {
      const size = pageSize(first);
      const now = context.clock.now();
      const rows = await searchCards(context.database.orm, {
        ...(kind != null && { kind: kindSent(context, kind).name }),
        ...(await meantBy(context, search ?? "")),
        state: state ?? undefined,
        isPaid: isPaid ?? undefined,
        ending: endsSoon ? { after: now, until: new Date(now.getTime() + SOON_MS) } : undefined,
        after: cardCursor.read(after),
        limit: size + 1,
      });
      return paginate(rows, { size, next: cardCursor.write });
    },
  }),
);

type Moderating = { id: string; action: "suspend" | "release"; reason: string };

/** Suspends or releases a card; its owner is told, and its page follows at once. */
async function moderate(context: Context, { id, action, reason: sent }: Moderating): Promise<CardRow> {
  const acting = actingOf(context);
  const reason = readReason(sent);
  const change = { suspendedReason: action === "suspend" ? reason : null };
  const card = await anyCard(context, id);
  if (nextState(card, action) === stateOf(card)) return card;
  const now = context.clock.now();
  return context.database.orm.transaction(async (tx) => {
    const changed = await changeCard(tx, { card, change, now });
    if (!changed) throw new Refusal("CONFLICT", { version: card.draftVersion });
    await writeAudit(context, { tx, acting, act: action, noun: "card", subject: card.id, reason });
    const email = action === "suspend" ? cardSuspendedEmail : cardReleasedEmail;
    await addToOutbox(tx, { member: subjectOf(card.owner), ...email({ card, reason }), now });
    return changed;
  });
}

function readDays(sent: number): number {
  const days = z.int().min(1).max(GIVEN_DAYS_MAX).safeParse(sent);
  if (days.success) return days.data;
  throw new Refusal("INVALID", { fields: { days: `1일부터 ${GIVEN_DAYS_MAX}일까지 늘릴 수 있습니다.` } });
}

const reasoned = builder.args((t) => ({
  id: t.id({ required: true }),
  reason: t.string({ required: true, description: "The owner reads it, and it is written down." }),
}));

builder.mutationFields((t) => ({
  adminOpenCard: t.field({
    access: admin(),
    type: AdminCard,
    description: "For admins: one card. That it was opened is written down.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const acting = actingOf(context);
      const card = await anyCard(context, id);
      const { orm: tx } = context.database;
      await writeAudit(context, { tx, acting, act: "look", noun: "card", subject: card.id });
      const version = isBeyondUndo(card, context.clock.now()) ? null : card.liveVersion;
      return { card, content: version === null ? null : await cardContentOf(context, { card, version }) };
    },
  }),
  adminSuspendCard: t.field({
    access: admin(maySuspend),
    type: CardType,
    description: "For admins: takes a card off the net until it is released.",
    args: reasoned,
    resolve: (_root, { id, reason }, context) => moderate(context, { id, action: "suspend", reason }),
  }),
  adminReleaseCard: t.field({
    access: admin(maySuspend),
    type: CardType,
    description: "For admins: lets a card back to where it was.",
    args: reasoned,
    resolve: (_root, { id, reason }, context) => moderate(context, { id, action: "release", reason }),
  }),
  adminExtendCard: t.field({
    access: admin(),
    type: CardType,
    description: "For admins: gives a card days. What is over is open for all of them from today.",
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      days: t.arg.int({ required: true }),
    },
    async resolve(_root, { id, days: sent, reason: why }, context) {
      const acting = actingOf(context);
      const [days, reason] = [readDays(sent), readReason(why)];
      const { id: card } = await anyCard(context, id);
      return context.database.orm.transaction(async (tx) => {
        const extended = await extend(tx, { card: await lockCard(tx, card), days, now: context.clock.now() });
        await writeAudit(context, { tx, acting, act: "extend", noun: "card", subject: card, reason });
        return extended;
      });
    },
  }),
}));

type Extending = { card: CardRow | undefined; days: number; now: Date };

async function extend(tx: Orm, { card, days: wanted, now }: Extending): Promise<CardRow> {
  if (!card || card.deletedAt) throw new Refusal("NOT_FOUND");
  if (card.publishedAt && !card.expiresAt) {
    throw new Refusal("CONFLICT", { sentence: "기간이 정해져 있지 않은 카드라 늘리지 않아도 됩니다." });
  }
  const days = extensionDays({ expiresAt: card.expiresAt, days: wanted, now });
  const expiresAt = card.expiresAt && new Date(card.expiresAt.getTime() + days * DAY_MS);
  const given = await giveDays(tx, { id: card.id, expiresAt, days, now });
  if (!given) throw new Refusal("NOT_FOUND");
  await addToOutbox(tx, {
    member: subjectOf(card.owner),
    ...cardExtendedEmail({ card: given, days: wanted }),
    now,
  });
  return given;
}
