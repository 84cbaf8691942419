import { randomUUID } from "node:crypto";
import { labelFor } from "#cards/engine/occasion.ts";
import { mayHandOver } from "#domain/access.ts";
import { nextState, refuseTooManyDrafts, stateOf } from "#domain/card-life.ts";
import { canonicalEmail } from "#domain/credentials.ts";
import { DAY_MS } from "#domain/duration.ts";
import {
  HAND_OVERS_A_DAY,
  handOverEnd,
  handOverForm,
  handOverState,
  type HandOverState as State,
} from "#domain/hand-over.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { kindOf } from "#server/cards/content.ts";
import { type CardRow, withDraftLock } from "#server/cards/public.ts";
import { CardType } from "#server/cards/schema.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import { every, member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { findPendingOf } from "#server/orders/public.ts";
import { approvedCompany, grantedCompany } from "./access.ts";
import { handOverCursor } from "./cursor.ts";
import { handedTemplate, takenTemplate } from "./hand-over-emails.ts";
import { hashOfHandOver } from "./hand-over-links.ts";
import {
  countHandOvers,
  type FoundHandOver,
  findHandOver,
  type HandOverRow,
  insertHandOver,
  listHandOvers,
  moveCard,
  withdrawHandOver,
} from "./hand-overs-store.ts";

const OVER =
  "이미 받은 카드이거나, 기한이 지났거나, 보낸 곳에서 취소한 링크입니다. 보내 주신 곳에 새 링크를 부탁해 주세요.";
const OWN = "직접 만드신 카드입니다. 받으실 분께 이 링크를 보내 주세요.";
const UNPAID = "결제를 기다리는 주문이 있는 카드입니다. 결제를 마치거나 주문을 취소한 뒤 건네주세요.";

const ENOUGH_TODAY = `카드는 하루에 ${HAND_OVERS_A_DAY}장까지 건넬 수 있습니다. 내일 다시 해 주세요.`;

const HandOverState = builder.enumType("HandOverState", {
  values: {
    WAITING: { value: "waiting" },
    TAKEN: { value: "taken" },
    WITHDRAWN: { value: "withdrawn" },
    EXPIRED: { value: "expired" },
  } as const satisfies Record<Uppercase<State>, { value: State }>,
});

const HandOver = builder.objectRef<HandOverRow>("HandOver").implement({
  description:
    "A card on its way to a customer, for the company that made it: whether it was taken, not by whom.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    cardLabel: t.string({
      description: "What its card is called: 모바일 청첩장.",
      resolve: (handOver, _args, { kinds }) => {
        const kind = kinds.find(({ name }) => name === handOver.kind);
        return kind ? labelFor(kind, handOver.occasion) : handOver.kind;
      },
    }),
    label: t.exposeString("label", { description: "Whom it is for, in the company's own words." }),
    state: t.field({
      type: HandOverState,
      resolve: (handOver, _args, { clock }) => handOverState(handOver, clock.now()),
    }),
    card: t.id({
      nullable: true,
      description: "As long as it is the company's.",
      resolve: ({ card, takenAt }) => (takenAt ? null : card),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    takenAt: t.expose("takenAt", { type: "DateTime", nullable: true }),
  }),
});

type Made = { handOver: HandOverRow; token: string; isMailed: boolean | null };

const NewHandOver = builder.objectRef<Made>("NewHandOver").implement({
  fields: (t) => ({
    handOver: t.expose("handOver", { type: HandOver }),
    token: t.exposeString("token", { description: "For its link; it is told this once." }),
    isMailed: t.exposeBoolean("isMailed", {
      nullable: true,
      description: "Whether the e-mail went out; null where no address was given.",
    }),
  }),
});

const HandOverCounts = builder
  .objectRef<Awaited<ReturnType<typeof countHandOvers>>>("HandOverCounts")
  .implement({
    description: "All that a company is told of its customers' cards.",
    fields: (t) => ({
      handed: t.exposeInt("handed"),
      taken: t.exposeInt("taken"),
      published: t.exposeInt("published", { description: "Taken, and sent to guests." }),
    }),
  });

type Listed = { page: HandOverRow[]; next: string | null; company: string };

const HandOverPage = builder.objectRef<Listed>("HandOverPage").implement({
  fields: (t) => ({
    handOvers: t.expose("page", { type: [HandOver] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
    counts: t.field({
      type: HandOverCounts,
      resolve: ({ company }, _args, { database }) => countHandOvers(database.orm, company),
    }),
  }),
});

const OfferedCard = builder.objectRef<FoundHandOver & { isTaken: boolean }>("OfferedCard").implement({
  description: "What somebody is about to take over, before they do.",
  fields: (t) => ({
    company: t.string({ resolve: ({ company }) => company.name }),
    kind: t.string({ resolve: ({ card }) => card.kind }),
    cardLabel: t.string({
      description: "What it is called: 모바일 청첩장.",
      resolve: ({ card }, _args, context) => labelFor(kindOf(context, card), card.occasion),
    }),
    title: t.string({ resolve: ({ card }) => card.title }),
    expiresAt: t.field({ type: "DateTime", resolve: ({ handOver }) => handOver.expiresAt }),
    card: t.id({
      nullable: true,
      description: "Where the caller took it before.",
      resolve: ({ card, isTaken }) => (isTaken ? card.id : null),
    }),
  }),
});

async function handOver(context: Context, sent: { label: string; email: string }): Promise<Made> {
  const [company, card] = [grantedCompany(context), grantedCard(context)];
  const form = handOverForm.safeParse(sent);
  if (!form.success) throw invalidBy(form.error);
  nextState(card, "save");
  const { orm } = context.database;
  if (await findPendingOf(orm, card.id)) throw new Refusal("CONFLICT", { sentence: UNPAID });
  const now = context.clock.now();
  const id = randomUUID();
  const token = context.handOverLinks.tokenOf(id);
  const { label, email: address } = form.data;
  // Before the transaction: the count is another one, and an embedded database has one connection.
  const isMailed =
    address === "" ? null : (await context.handOverAddresses.take(canonicalEmail(address))) === 0;
  return orm.transaction(async (tx) => {
    const made = await insertHandOver(tx, {
      id,
      company: company.id,
      card,
      label,
      tokenHash: hashOfHandOver(token),
      createdAt: now,
      expiresAt: handOverEnd(now),
      limit: { most: HAND_OVERS_A_DAY, since: new Date(now.getTime() - DAY_MS) },
    });
    if (made === "too many") throw new Refusal("LIMIT_REACHED", { sentence: ENOUGH_TODAY });
    if (!made) throw new Refusal("CONFLICT");
    if (isMailed) {
      await enqueueEmails(tx, { template: handedTemplate, about: [{ handOver: id }], address, now });
    }
    return { handOver: made, token, isMailed };
  });
}

/** Where a link leads, for who may take it or took it. */
async function offered(context: Context, token: string): Promise<FoundHandOver & { isTaken: boolean }> {
  const me = ownerOf(memberOf(context));
  const found = await findHandOver(context.database.orm, hashOfHandOver(token));
  if (!found) throw new Refusal("NOT_FOUND", { sentence: OVER });
  const { card, company } = found;
  const state = handOverState(found.handOver, context.clock.now());
  const isTaken = state === "taken" && card.owner === me && card.deletedAt === null;
  if (isTaken) return { ...found, isTaken };
  const isThere = !["deleted", "suspended"].includes(stateOf(card));
  const isOpen = state === "waiting" && company.state === "approved" && isThere;
  if (!isOpen) throw new Refusal("NOT_FOUND", { sentence: OVER });
  if (card.owner === me) throw new Refusal("CONFLICT", { sentence: OWN });
  return { ...found, isTaken };
}

async function take(context: Context, token: string): Promise<CardRow> {
  const found = await offered(context, token);
  if (found.isTaken) return found.card;
  const to = ownerOf(memberOf(context));
  const now = context.clock.now();
  const moved = await withDraftLock(context.database.orm, {
    owner: to,
    async work(tx, drafts) {
      if (found.card.status === "draft") refuseTooManyDrafts(drafts);
      const moved = await moveCard(tx, { found, to, madeKey: randomUUID(), now });
      const about = [{ handOver: found.handOver.id }];
      if (moved) await enqueueEmails(tx, { template: takenTemplate, about, now });
      return moved;
    },
  });
  // Who taps twice has it already, and everybody else comes too late.
  return moved ?? (await offered(context, token)).card;
}

builder.queryFields((t) => ({
  handedCards: t.field({
    access: approvedCompany,
    type: HandOverPage,
    description: "What the caller's company handed over, the newest first.",
    args: { first: t.arg.int({ description: "At most 100." }), after: t.arg.string() },
    async resolve(_root, { first, after }, context) {
      const { id: company } = grantedCompany(context);
      const size = pageSize(first);
      const rows = await listHandOvers(context.database.orm, {
        company,
        after: handOverCursor.read(after),
        limit: size + 1,
      });
      return { ...paginate(rows, { size, next: handOverCursor.write }), company };
    },
  }),
  offeredCard: t.field({
    access: member,
    type: OfferedCard,
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, context) => offered(context, token),
  }),
}));

builder.mutationFields((t) => ({
  handOverCard: t.field({
    access: every(approvedCompany, cardOwner("card", mayHandOver)),
    type: NewHandOver,
    description: "A link by which a customer takes the card over. It ends the one before.",
    args: {
      card: t.arg.id({ required: true }),
      label: t.arg.string({ required: true }),
      email: t.arg.string({ description: "Where the link is sent, too." }),
    },
    resolve: (_root, { label, email }, context) => handOver(context, { label, email: email ?? "" }),
  }),
  withdrawHandOver: t.field({
    access: approvedCompany,
    type: HandOver,
    description: "Its link opens nothing any more; the card stays with the company.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const { id: company } = grantedCompany(context);
      const now = context.clock.now();
      const withdrawn = await withdrawHandOver(context.database.orm, { id: idSent(id), company, now });
      if (!withdrawn) throw new Refusal("NOT_FOUND");
      return withdrawn;
    },
  }),
  takeCard: t.field({
    access: member,
    type: CardType,
    description: "The card is the caller's from now on, and nobody else's.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, context) => take(context, token),
  }),
}));
