import { maskedName } from "#domain/masked.ts";
import { ownerOf } from "#domain/member.ts";
import { voucherAddress } from "#domain/voucher.ts";
import { anybody, member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { boughtName } from "#server/orders/order-parts.ts";
import { claimVoucher, openVoucher } from "./redeem-voucher.ts";
import type { Linked } from "./register-vouchers.ts";
import { listVouchersOf, type VoucherRow } from "./store.ts";

export const VoucherStateEnum = builder.enumType("VoucherState", {
  description: "USED: it is on somebody's account. EXPIRED: nobody took it in its time.",
  values: {
    OPEN: { value: "open" },
    USED: { value: "used" },
    CANCELLED: { value: "cancelled" },
    EXPIRED: { value: "expired" },
  } as const,
});

const OpenedVoucher = builder.objectRef<VoucherRow>("OpenedVoucher").implement({
  description: "What somebody sees of a voucher who knows its link and its digits.",
  fields: (t) => ({
    holder: t.string({
      description: "Masked: 홍*동.",
      resolve: ({ holder }) => maskedName(holder ?? ""),
    }),
    label: t.string({
      description: "What was bought: 모바일 카드 · 프리미엄.",
      resolve: (voucher, _args, context) => boughtName(context, voucher),
    }),
    kind: t.exposeString("kind"),
  }),
});

const MyVoucher = builder.objectRef<VoucherRow>("MyVoucher").implement({
  description: "A voucher on the member's account. It pays for one order of its kind by itself.",
  fields: (t) => ({
    id: t.exposeID("id"),
    label: t.string({ resolve: (voucher, _args, context) => boughtName(context, voucher) }),
    kind: t.exposeString("kind"),
    plan: t.exposeString("plan"),
    claimedAt: t.expose("claimedAt", { type: "DateTime", nullable: true }),
    isSpent: t.boolean({
      description: "Whether an order that is pending or paid has it.",
      resolve: ({ order }) => order !== null,
    }),
  }),
});

/** The whole address of a link, as its holder opens it. */
export function addressOfLink({ origin }: Context, { link }: Pick<Linked, "link">): string | null {
  return link && `${origin ?? ""}${voucherAddress(link)}`;
}

builder.queryField("myVouchers", (t) =>
  t.field({
    access: member,
    type: [MyVoucher],
    description: "What the member bought in a shop, the first taken first.",
    args: { kind: t.arg.string() },
    resolve: (_root, { kind }, context) =>
      listVouchersOf(context.database.orm, { owner: ownerOf(memberOf(context)), kind: kind ?? undefined }),
  }),
);

const sent = {
  id: "What stands at the end of the link.",
  digits: "The last four digits of the buyer's telephone number.",
};

builder.mutationFields((t) => ({
  openVoucher: t.field({
    access: anybody,
    type: OpenedVoucher,
    description:
      "Changes nothing but the count of tries: 5, then 10 minutes LOCKED. An unknown link, one that was cancelled and wrong digits are all VOUCHER_UNKNOWN.",
    args: {
      id: t.arg.id({ required: true, description: sent.id }),
      digits: t.arg.string({ required: true, description: sent.digits }),
    },
    resolve: (_root, { id: link, digits }, context) => openVoucher(context, { link, digits, ip: context.ip }),
  }),
  claimVoucher: t.field({
    access: member,
    type: MyVoucher,
    description:
      "Puts it on the member's account, for ever. VOUCHER_USED says when and by which masked account somebody else did.",
    args: {
      id: t.arg.id({ required: true, description: sent.id }),
      digits: t.arg.string({ required: true, description: sent.digits }),
    },
    resolve: (_root, { id: link, digits }, context) =>
      claimVoucher(context, { member: memberOf(context), link, digits, ip: context.ip }),
  }),
}));
