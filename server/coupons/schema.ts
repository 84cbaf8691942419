import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { mayKeepAccounts } from "#domain/access.ts";
import { COUPON_CODE_BYTES, couponCode, couponCodeOf, couponTerms, readableCode } from "#domain/coupon.ts";
import { COUPONS_AT_ONCE_MAX } from "#domain/limits.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { actingOf, admin, provedAdmin } from "#server/admin/access.ts";
import { writeAudit } from "#server/admin/admin.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { couponCursor } from "./cursor.ts";
import { type CouponRow, insertCoupon, listCoupons, readCoupon, stopCoupon } from "./store.ts";

const Coupon = builder.objectRef<CouponRow>("Coupon").implement({
  description: "A coupon, for admins. Null is what it does not limit; amounts are whole won.",
  fields: (t) => ({
    id: t.exposeID("id"),
    code: t.string({ resolve: ({ code }) => readableCode(code) }),
    label: t.exposeString("label"),
    benefit: t.expose("benefit", {
      type: "JSON",
      description:
        "`{type: percent, percent}`, `{type: won, amount}`, `{type: plan, plan}` or `{type: days, days}`.",
    }),
    kinds: t.exposeStringList("kinds", { nullable: true }),
    minimum: t.exposeInt("minimum"),
    maximum: t.exposeInt("maximum", { nullable: true }),
    from: t.exposeString("from", {
      nullable: true,
      description: "A day in Korea, like `until`; both count.",
    }),
    until: t.exposeString("until", { nullable: true }),
    mostUses: t.exposeInt("mostUses", { nullable: true }),
    mostUsesEach: t.exposeInt("mostUsesEach", { nullable: true }),
    company: t.exposeID("company", { nullable: true }),
    used: t.exposeInt("used", { description: "Pending and paid orders that carry it." }),
    stoppedAt: t.expose("stoppedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const CouponPage = builder.objectRef<{ page: CouponRow[]; next: string | null }>("CouponPage").implement({
  fields: (t) => ({
    coupons: t.expose("page", { type: [Coupon] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

const CouponInput = builder.inputType("CouponInput", {
  fields: (t) => ({
    label: t.string({ required: true }),
    benefit: t.field({ type: "JSON", required: true }),
    kinds: t.stringList(),
    minimum: t.int({ defaultValue: 0 }),
    maximum: t.int(),
    from: t.string(),
    until: t.string(),
    mostUses: t.int(),
    mostUsesEach: t.int(),
    company: t.id(),
  }),
});

/** The terms that somebody sent; refuses what they cannot be, field by field. */
function readTerms({ kinds }: Context, sent: object) {
  const nothing = { kinds: null, maximum: null, from: null, until: null, mostUses: null, mostUsesEach: null };
  const terms = couponTerms.safeParse({ ...nothing, minimum: 0, company: null, ...sent });
  if (!terms.success) throw invalidBy(terms.error);
  const unknown = terms.data.kinds?.some((name) => !kinds.some((kind) => kind.name === name));
  if (unknown) throw new Refusal("INVALID", { fields: { kinds: "없는 종류의 카드입니다." } });
  return terms.data;
}

function readCode(sent: string) {
  const code = couponCode.safeParse(sent);
  if (code.success) return code.data;
  throw new Refusal("INVALID", { fields: { code: code.error.issues[0]?.message ?? "" } });
}

function readCount(sent: number | null | undefined): number {
  const count = z
    .int()
    .min(1)
    .max(COUPONS_AT_ONCE_MAX)
    .safeParse(sent ?? 1);
  if (count.success) return count.data;
  throw new Refusal("INVALID", {
    fields: { count: `한 번에 ${COUPONS_AT_ONCE_MAX}장까지 만들 수 있습니다.` },
  });
}

builder.queryField("adminCoupons", (t) =>
  t.field({
    access: admin(mayKeepAccounts),
    type: CouponPage,
    description: "For admins: all coupons, the newest first.",
    args: { first: t.arg.int({ description: "At most 100." }), after: t.arg.string() },
    async resolve(_root, { first, after }, context) {
      const size = pageSize(first);
      const place = couponCursor.read(after);
      const rows = await listCoupons(context.database.orm, { after: place, limit: size + 1 });
      return paginate(rows, { size, next: couponCursor.write });
    },
  }),
);

builder.mutationFields((t) => ({
  adminCreateCoupons: t.field({
    access: provedAdmin(mayKeepAccounts),
    type: [Coupon],
    description: "For admins: one coupon with a chosen code, or many with codes that nobody guesses.",
    args: {
      terms: t.arg({ type: CouponInput, required: true }),
      code: t.arg.string({ description: "Drawn where it is not given." }),
      count: t.arg.int({ description: "How many; one where a code is given." }),
    },
    async resolve(_root, { terms: sent, code, count }, context) {
      const acting = actingOf(context);
      const createdBy = ownerOf(memberOf(context));
      const terms = readTerms(context, sent);
      const { orm } = context.database;
      const codes = code
        ? [readCode(code)]
        : Array.from({ length: readCount(count) }, () => couponCodeOf(randomBytes(COUPON_CODE_BYTES)));
      const createdAt = context.clock.now();
      return orm.transaction(async (tx) => {
        const made: CouponRow[] = [];
        for (const each of codes) {
          const id = randomUUID();
          const isNew = await insertCoupon(tx, { id, code: each, ...terms, createdBy, createdAt });
          const coupon = isNew ? await readCoupon(tx, id) : undefined;
          if (!coupon) throw new Refusal("INVALID", { fields: { code: "이미 있는 쿠폰 번호입니다." } });
          made.push(coupon);
        }
        const subject = made[0]?.id ?? "";
        const reason = made.length > 1 ? `${terms.label} ${made.length}장` : terms.label;
        await writeAudit(context, { tx, acting, act: "create", noun: "coupon", subject, reason });
        return made;
      });
    },
  }),
  adminStopCoupon: t.field({
    access: admin(mayKeepAccounts),
    type: Coupon,
    description: "For admins: nobody uses it from now on; orders that carry it keep it.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const acting = actingOf(context);
      const known = idSent(id);
      return context.database.orm.transaction(async (tx) => {
        const coupon = await stopCoupon(tx, { id: known, now: context.clock.now() });
        if (!coupon) throw new Refusal("NOT_FOUND");
        await writeAudit(context, { tx, acting, act: "stop", noun: "coupon", subject: known });
        return coupon;
      });
    },
  }),
}));
