import { productsOf } from "#cards/engine/products.ts";
import { mayKeepVouchers } from "#domain/access.ts";
import type { AuditAct } from "#domain/audit.ts";
import { businessNumber } from "#domain/company.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import {
  refuseEnded,
  type SoldVoucher,
  soldVoucher,
  voucherEndsAt,
  voucherStateOf,
} from "#domain/voucher.ts";
import type { Product } from "#domain/voucher-product.ts";
import { type Acting, actingOf, admin, provedAdmin } from "#server/admin/access.ts";
import { writeAudit } from "#server/admin/admin.ts";
import { findApprovedCompanyNumbered } from "#server/companies/public.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { boughtName } from "#server/orders/order-parts.ts";
import { voucherCursor } from "./cursor.ts";
import { hashOfLink } from "./redeem-voucher.ts";
import { type Linked, newLink, registerVouchers } from "./register-vouchers.ts";
import { addressOfLink, VoucherStateEnum } from "./schema.ts";
import { changeOpenVoucher, findVoucher, listVouchers, type VoucherRow } from "./store.ts";

/** A busy week of a shop; more are registered in several goes. */
const MOST_AT_ONCE = 1_000;

const Voucher = builder.objectRef<VoucherRow>("Voucher").implement({
  description: "A voucher, for admins.",
  fields: (t) => ({
    id: t.exposeID("id"),
    productOrder: t.exposeString("productOrder", { description: "상품주문번호" }),
    orderNumber: t.exposeString("orderNumber", { description: "주문번호" }),
    piece: t.int({ description: "Of those of one line, from 1.", resolve: ({ piece }) => piece + 1 }),
    label: t.string({ resolve: (voucher, _args, context) => boughtName(context, voucher) }),
    holder: t.exposeString("holder", { nullable: true }),
    digits: t.exposeString("digits", { nullable: true }),
    state: t.field({
      type: VoucherStateEnum,
      resolve: (voucher, _args, { clock }) => voucherStateOf(voucher, clock.now()),
    }),
    isSpent: t.boolean({ resolve: ({ order }) => order !== null }),
    company: t.exposeID("company", { nullable: true, description: "The company that holds it." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    claimedAt: t.expose("claimedAt", { type: "DateTime", nullable: true }),
    cancelledAt: t.expose("cancelledAt", { type: "DateTime", nullable: true }),
  }),
});

const VoucherPage = builder.objectRef<{ page: VoucherRow[]; next: string | null }>("VoucherPage").implement({
  fields: (t) => ({
    vouchers: t.expose("page", { type: [Voucher] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

const LinkedVoucher = builder.objectRef<Linked>("LinkedVoucher").implement({
  description: "A voucher with its link, which is shown this once.",
  fields: (t) => ({
    voucher: t.expose("voucher", { type: Voucher }),
    link: t.string({
      nullable: true,
      description: "Null where a company holds it.",
      resolve: (linked, _args, context) => addressOfLink(context, linked),
    }),
  }),
});

type Registered = { made: Linked[]; known: string[] };

const RegisteredVouchers = builder.objectRef<Registered>("RegisteredVouchers").implement({
  fields: (t) => ({
    made: t.expose("made", { type: [LinkedVoucher] }),
    known: t.exposeStringList("known", {
      description: "Numbers of lines that were registered before, and were left as they are.",
    }),
  }),
});

const SoldVoucherInput = builder.inputType("SoldVoucherInput", {
  fields: (t) => ({
    productOrder: t.string({ required: true }),
    order: t.string({ defaultValue: "" }),
    buyer: t.string({ required: true }),
    digits: t.string({ required: true }),
    product: t.string({ required: true, description: "The code of one of `adminVoucherProducts`." }),
    quantity: t.int({ defaultValue: 1 }),
  }),
});

/** What somebody sent to be registered; refuses all of it where one line is wrong, and says which. */
function readSold(sent: readonly object[], products: readonly Product[]): SoldVoucher[] {
  const sold = sent.map((line) => {
    const read = soldVoucher
      .refine(({ product }) => products.some(({ code }) => code === product), {
        path: ["product"],
        error: "없는 상품입니다. 목록에서 골라 주세요.",
      })
      .safeParse(line);
    if (!read.success) throw invalidBy(read.error);
    return read.data;
  });
  const pieces = sold.reduce((all, { quantity }) => all + quantity, 0);
  if (pieces >= 1 && pieces <= MOST_AT_ONCE) return sold;
  throw new Refusal("INVALID", {
    fields: { vouchers: `한 번에 1장부터 ${MOST_AT_ONCE.toLocaleString("ko-KR")}장까지 등록할 수 있습니다.` },
  });
}

async function companySent({ database }: Context, sent: string | null | undefined) {
  if (!sent?.trim()) return null;
  const number = businessNumber.safeParse(sent);
  const company = number.success && (await findApprovedCompanyNumbered(database.orm, number.data));
  if (company) return company.id;
  const sentence = number.success ? "승인된 업체가 아닙니다." : number.error.issues[0]?.message;
  throw new Refusal("INVALID", { fields: { company: sentence ?? "" } });
}

async function voucherSent({ database }: Context, id: string): Promise<VoucherRow> {
  const voucher = await findVoucher(database.orm, idSent(id));
  if (!voucher) throw new Refusal("NOT_FOUND");
  return voucher;
}

type Changing = {
  acting: Acting;
  act: AuditAct;
  voucher: VoucherRow;
  change: Parameters<typeof changeOpenVoucher>[1]["change"];
};

/** Changes a voucher that nobody has taken meanwhile, and writes down that it was done. */
function changeNoted(
  context: Context,
  { acting, act, voucher: { id }, change }: Changing,
): Promise<VoucherRow> {
  return context.database.orm.transaction(async (tx) => {
    const changed = await changeOpenVoucher(tx, { id, change });
    if (!changed) throw new Refusal("CONFLICT");
    await writeAudit(context, { tx, acting, act, noun: "voucher", subject: id });
    return changed;
  });
}

builder.queryField("adminVouchers", (t) =>
  t.field({
    access: admin(mayKeepVouchers),
    type: VoucherPage,
    description: "For admins: all vouchers, the newest first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      state: t.arg({ type: VoucherStateEnum }),
      number: t.arg.string({ description: "상품주문번호 or 주문번호, whole." }),
    },
    async resolve(_root, { first, after, state, number }, context) {
      const size = pageSize(first);
      const rows = await listVouchers(context.database.orm, {
        state: state ?? undefined,
        number: number?.trim() || undefined,
        now: context.clock.now(),
        after: voucherCursor.read(after),
        limit: size + 1,
      });
      return paginate(rows, { size, next: voucherCursor.write });
    },
  }),
);

builder.mutationFields((t) => ({
  adminRegisterVouchers: t.field({
    access: provedAdmin(mayKeepVouchers),
    type: RegisteredVouchers,
    description: "For admins: a voucher for each piece that was sold, with its link. All or nothing.",
    args: {
      vouchers: t.arg({ type: [SoldVoucherInput], required: true }),
      company: t.arg.string({
        description: "The business number of a company that holds them for its customers.",
      }),
    },
    async resolve(_root, { vouchers, company: number }, context) {
      const acting = actingOf(context);
      const by = ownerOf(memberOf(context));
      const products = productsOf(context.kinds);
      const sold = readSold(vouchers, products);
      const company = await companySent(context, number);
      return registerVouchers(context, {
        sold,
        products,
        company,
        by,
        note: (tx, made) => {
          const [subject = "", reason] = [made[0]?.id, `${made.length}장`];
          return writeAudit(context, { tx, acting, act: "create", noun: "voucher", subject, reason });
        },
      });
    },
  }),
  adminCancelVoucher: t.field({
    access: admin(mayKeepVouchers),
    type: Voucher,
    description: "For admins: nobody takes it from now on. Refused once it is on an account.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const acting = actingOf(context);
      const voucher = await voucherSent(context, id);
      if (voucher.cancelledAt) return voucher;
      refuseEnded(voucher, context.clock.now());
      const change = { cancelledBy: ownerOf(memberOf(context)), cancelledAt: context.clock.now() };
      return changeNoted(context, { acting, act: "cancel", voucher, change });
    },
  }),
  adminRenewVoucherLink: t.field({
    access: provedAdmin(mayKeepVouchers),
    type: LinkedVoucher,
    description: "For admins: a new link, good for a year. The old one ends.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const acting = actingOf(context);
      const voucher = await voucherSent(context, id);
      const now = context.clock.now();
      refuseEnded(voucher, now);
      if (!voucher.holder) {
        throw new Refusal("CONFLICT", { sentence: "업체가 아직 고객에게 전하지 않은 이용권입니다." });
      }
      const link = newLink();
      const change = { link: hashOfLink(link), expiresAt: voucherEndsAt(now) };
      const renewed = await changeNoted(context, { acting, act: "renew-link", voucher, change });
      return { voucher: renewed, link };
    },
  }),
}));
