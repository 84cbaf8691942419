import { canonicalEmail } from "#domain/credentials.ts";
import { ownerOf, type Subject, subject } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { actingOf, admin, provedAdmin } from "#server/admin/access.ts";
import { readReason, writeAudit } from "#server/admin/admin.ts";
import { cardCursor } from "#server/cards/cursor.ts";
import { listCards } from "#server/cards/public.ts";
import { CardPageType } from "#server/cards/schema.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { orderCursor } from "#server/orders/cursor.ts";
import { listOrders } from "#server/orders/public.ts";
import { OrderPage } from "#server/orders/schema.ts";
import type { PayoutAccount } from "#server/ports.ts";

/** Whoever types two characters finds these many; a third one finds the right one. */
const MOST_FOUND = 20;

const paging = builder.args((t) => ({ first: t.int({ description: "At most 100." }), after: t.string() }));

const AdminMember = builder.objectRef<PayoutAccount>("AdminMember").implement({
  description: "Somebody's account, for admins.",
  fields: (t) => ({
    id: t.exposeID("id"),
    email: t.exposeString("email"),
    isConfirmed: t.exposeBoolean("isConfirmed"),
    isEnabled: t.exposeBoolean("isEnabled"),
    isAdmin: t.exposeBoolean("isAdmin"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    cards: t.field({
      type: CardPageType,
      args: paging,
      async resolve(account, { first, after }, { database }) {
        const size = pageSize(first);
        const place = cardCursor.read(after);
        const wanted = { owner: ownerOf(account), after: place, limit: size + 1 };
        return paginate(await listCards(database.orm, wanted), { size, next: cardCursor.write });
      },
    }),
    orders: t.field({
      type: OrderPage,
      args: paging,
      async resolve(account, { first, after }, { database }) {
        const size = pageSize(first);
        const place = orderCursor.read(after);
        const wanted = { owner: ownerOf(account), after: place, limit: size + 1 };
        return paginate(await listOrders(database.orm, wanted), { size, next: orderCursor.write });
      },
    }),
  }),
});

builder.queryField("adminMembers", (t) =>
  t.field({
    access: admin(),
    type: [AdminMember],
    description: "For admins: whose address begins like this.",
    args: { email: t.arg.string({ required: true }) },
    resolve(_root, { email }, context) {
      const beginning = canonicalEmail(email);
      // Nobody leafs through everybody.
      if (beginning.length < 2) return [];
      return context.identity.find({ email: beginning, limit: MOST_FOUND });
    },
  }),
);

async function anyAccount({ identity }: Context, sent: string): Promise<PayoutAccount> {
  const id = subject.safeParse(sent).data;
  const account = id && (await identity.account(id));
  if (!account) throw new Refusal("NOT_FOUND");
  return account;
}

type Change = {
  id: string;
  reason: string;
  act: "add-to-admins" | "take-from-admins" | "disable" | "enable";
  run(id: Subject): Promise<void>;
};

/**
 * Changes an account. It lives in the identity service, outside our transaction, so the row is written first: what is
 * done is written down, and not the other way round.
 */
async function change(context: Context, { id: sent, reason: why, act, run }: Change): Promise<PayoutAccount> {
  const acting = actingOf(context);
  const reason = readReason(why);
  const { id } = await anyAccount(context, sent);
  // The last admin would lock everybody out, themself first.
  if (id === acting.admin) throw new Refusal("CONFLICT", { sentence: "자신의 계정은 바꿀 수 없습니다." });
  await writeAudit(context, { tx: context.database.orm, acting, act, noun: "member", subject: id, reason });
  await run(id);
  return anyAccount(context, id);
}

const reasoned = builder.args((t) => ({
  id: t.id({ required: true }),
  reason: t.string({ required: true }),
}));

builder.mutationFields((t) => ({
  adminOpenMember: t.field({
    access: admin(),
    type: AdminMember,
    description: "For admins: one account, with what it owns. That it was opened is written down.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const acting = actingOf(context);
      const account = await anyAccount(context, id);
      const { orm: tx } = context.database;
      await writeAudit(context, { tx, acting, act: "look", noun: "member", subject: account.id });
      return account;
    },
  }),
  adminSetAdmin: t.field({
    access: provedAdmin(),
    type: AdminMember,
    description: "For admins: puts somebody into the group Admin, or takes them out.",
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      isAdmin: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { isAdmin, ...asked }, context) =>
      change(context, {
        ...asked,
        act: isAdmin ? "add-to-admins" : "take-from-admins",
        run: (id) => context.identity.setAdmin(id, isAdmin),
      }),
  }),
  adminDisableMember: t.field({
    access: provedAdmin(),
    type: AdminMember,
    description: "For admins: somebody signs in no more, and every session ends. Cards stay where they are.",
    args: reasoned,
    resolve: (_root, asked, context) =>
      change(context, { ...asked, act: "disable", run: (id) => context.identity.setEnabled(id, false) }),
  }),
  adminEnableMember: t.field({
    access: provedAdmin(),
    type: AdminMember,
    description: "For admins: somebody may sign in again.",
    args: reasoned,
    resolve: (_root, asked, context) =>
      change(context, { ...asked, act: "enable", run: (id) => context.identity.setEnabled(id, true) }),
  }),
}));
