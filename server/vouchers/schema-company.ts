import { z } from "zod";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { holderName, phoneEnding, refuseEnded, voucherStateOf } from "#domain/voucher.ts";
import { approvedCompany, grantedCompany } from "#server/companies/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { boughtName } from "#server/orders/order-parts.ts";
import { voucherCursor } from "./cursor.ts";
import { hashOfLink } from "./redeem-voucher.ts";
import { type Linked, newLink } from "./register-vouchers.ts";
import { addressOfLink, VoucherStateEnum } from "./schema.ts";
import { changeOpenVoucher, countHeldVouchers, findVoucher, listVouchers, type VoucherRow } from "./store.ts";

const customer = z.object({ holder: holderName, digits: phoneEnding });

const HeldVoucher = builder.objectRef<VoucherRow>("HeldVoucher").implement({
  description: "A voucher that a company bought for its customers. Whose account it is on stays untold.",
  fields: (t) => ({
    id: t.exposeID("id"),
    label: t.string({ resolve: (voucher, _args, context) => boughtName(context, voucher) }),
    state: t.field({
      type: VoucherStateEnum,
      resolve: (voucher, _args, { clock }) => voucherStateOf(voucher, clock.now()),
    }),
    holder: t.exposeString("holder", { nullable: true, description: "The customer it was handed to." }),
    handedAt: t.expose("handedAt", { type: "DateTime", nullable: true }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

type Held = { page: VoucherRow[]; next: string | null; company: string };

const HeldVoucherPage = builder.objectRef<Held>("HeldVoucherPage").implement({
  fields: (t) => ({
    vouchers: t.expose("page", { type: [HeldVoucher] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
    all: t.int({
      description: "All that the company has or had, without cancelled ones.",
      resolve: async ({ company }, _args, { database }) =>
        (await countHeldVouchers(database.orm, company)).all,
    }),
    used: t.int({
      description: "Those that customers have on their accounts.",
      resolve: async ({ company }, _args, { database }) =>
        (await countHeldVouchers(database.orm, company)).used,
    }),
  }),
});

const HandedVoucher = builder.objectRef<Linked>("HandedVoucher").implement({
  description: "A voucher with the link for the customer, which is shown this once.",
  fields: (t) => ({
    voucher: t.expose("voucher", { type: HeldVoucher }),
    link: t.string({
      resolve: (handed, _args, context) => addressOfLink(context, handed) ?? "",
    }),
  }),
});

builder.queryField("companyVouchers", (t) =>
  t.field({
    access: approvedCompany,
    type: HeldVoucherPage,
    description: "For approved companies: the vouchers it holds, the newest first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      state: t.arg({ type: VoucherStateEnum }),
    },
    async resolve(_root, { first, after, state }, context) {
      const { id: company } = grantedCompany(context);
      const size = pageSize(first);
      const rows = await listVouchers(context.database.orm, {
        company,
        state: state ?? undefined,
        now: context.clock.now(),
        after: voucherCursor.read(after),
        limit: size + 1,
      });
      return { ...paginate(rows, { size, next: voucherCursor.write }), company };
    },
  }),
);

builder.mutationField("handVoucher", (t) =>
  t.field({
    access: approvedCompany,
    type: HandedVoucher,
    description:
      "For approved companies: a link for a customer. Handing it again, to the same or to another, ends the earlier link.",
    args: {
      id: t.arg.id({ required: true }),
      holder: t.arg.string({ required: true, description: "The customer's name." }),
      digits: t.arg.string({
        required: true,
        description: "The last four digits of the customer's telephone number.",
      }),
    },
    async resolve(_root, { id, ...sent }, context) {
      const { id: company } = grantedCompany(context);
      const { orm } = context.database;
      const voucher = await findVoucher(orm, idSent(id));
      if (!voucher || voucher.company !== company) throw new Refusal("NOT_FOUND");
      const now = context.clock.now();
      refuseEnded(voucher, now);
      if (voucherStateOf(voucher, now) === "expired") throw new Refusal("VOUCHER_EXPIRED");
      const read = customer.safeParse(sent);
      if (!read.success) throw invalidBy(read.error);
      const link = newLink();
      const change = { ...read.data, link: hashOfLink(link), handedAt: now };
      const handed = await changeOpenVoucher(orm, { id: voucher.id, change });
      if (!handed) throw new Refusal("CONFLICT");
      return { voucher: handed, link };
    },
  }),
);
