import { readCard } from "#cards/engine/card.ts";
import type { Kind, Plan } from "#cards/engine/kind.ts";
import { photoPlaces } from "#cards/engine/photo-places.ts";
import { planNamed } from "#cards/engine/plan.ts";
import { stateOf, whyNoOrder } from "#domain/card-life.ts";
import { codesMeant, refuseCoupon } from "#domain/coupon.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { type Member, ownerOf } from "#domain/member.ts";
import { type Price, priceOf, type Total, totalOf, voucherFor } from "#domain/pricing.ts";
import { Refusal } from "#domain/refusal.ts";
import { momentsOf, paidPlan, periodWith } from "#server/cards/card-rights.ts";
import { kindOf } from "#server/cards/content.ts";
import { type CardRow, findVersion } from "#server/cards/public.ts";
import { findApprovedCompany } from "#server/companies/public.ts";
import { type CouponRow, findCoupon, usedByOwner } from "#server/coupons/public.ts";
import { mostSeatsTaken } from "#server/entries/public.ts";
import { listUnspent, type VoucherRow } from "#server/vouchers/public.ts";
import type { OrderParts } from "./order-parts.ts";
import { listActiveOrders, listWithIncludedCards, type OrderRow } from "./store.ts";

/** What a plan would cost for a card, without a coupon, or why it is not for this card. */
export type PlanOffer = {
  plan: Plan;
  price: Price | null;
  problem: string | null;
  includedIn: OrderRow | null;
  /** What was bought in a shop and pays for it, or for a part of it. */
  voucher: VoucherRow | null;
};

type About = { member: Member; card: CardRow };

/** Every plan that is sold for a card. */
export async function offersFor(parts: OrderParts, { member, card }: About): Promise<PlanOffer[]> {
  const { orm } = parts.database;
  const kind = kindOf(parts, card);
  const sold = kind.plans.filter(({ won }) => won > 0);
  if (sold.length === 0) return [];
  const active = await listActiveOrders(orm, card.id);
  const paid = paidPlan({ kind, card, active, now: parts.clock.now() });
  const has = sold.find(({ name }) => name === paid.plan) ?? null;
  const mayBeIncluded = !has && sold.some((plan) => isIncludedInAny(parts, { kind, plan }));
  const including = mayBeIncluded ? await listWithIncludedCards(orm, ownerOf(member)) : [];
  const load = await loadOf(parts, { card, kind });
  const vouchers = await unspentOf(parts, { member, kind });
  return sold.map((plan) => {
    const includedIn = including.find((order) => includesCard(parts, { order, kind, plan })) ?? null;
    const voucher = includedIn ? null : voucherFor(vouchers, { plan, has });
    const price = priceOf({ plan, has, isIncluded: includedIn !== null, voucher: voucher?.worth });
    const problem = price ? (endless({ card, plan, price }) ?? tooSmall(plan, load)) : BETTER;
    return { plan, price, includedIn, voucher: voucher?.row ?? null, problem };
  });
}

/** A member's vouchers for a kind, with the plans that they are for. */
async function unspentOf({ database }: OrderParts, { member, kind }: { member: Member; kind: Kind }) {
  const rows = await listUnspent(database.orm, { owner: ownerOf(member), kind: kind.name });
  return rows.flatMap((row) => {
    const worth = planNamed(kind, row.plan);
    return worth ? [{ row, worth }] : [];
  });
}

const BETTER = "이미 더 넉넉한 요금제를 쓰고 계십니다.";

type Lasting = { card: CardRow; plan: Plan; price: Price };

/** Nobody is to pay for more days of what has no end. */
function endless({ card: { publishedAt, expiresAt }, plan, price }: Lasting): string | null {
  if (price.purpose !== "extension" || !publishedAt || expiresAt || plan.lasts) return null;
  return "이미 이 요금제로 기한 없이 열려 있습니다. 연장하지 않으셔도 됩니다.";
}

type Sold = { kind: Kind; plan: Plan };

function includesCard({ kinds }: OrderParts, { order, ...sold }: Sold & { order: OrderRow }): boolean {
  const giving = kinds.find(({ name }) => name === order.kind);
  return giving !== undefined && isIncludedIn(planNamed(giving, order.plan), sold);
}

function isIncludedInAny({ kinds }: OrderParts, sold: Sold): boolean {
  return kinds.some(({ plans }) => plans.some((giving) => isIncludedIn(giving, sold)));
}

function isIncludedIn(giving: Plan | undefined, { kind, plan }: Sold): boolean {
  return giving?.includes?.kind === kind.name && giving.includes.plan === plan.name;
}

type Load = { photos: number; guests: number };

/** What the card holds by now: nobody is to pay for a plan into which it does not fit. */
async function loadOf({ database: { orm } }: OrderParts, { card, kind }: { card: CardRow; kind: Kind }) {
  const stored = await findVersion(orm, { card: card.id, version: card.draftVersion });
  const photos = stored ? photoPlaces(readCard(kind, stored.content).sections).length : 0;
  const countsGuests = kind.plans.some(({ guests }) => guests !== undefined);
  return { photos, guests: countsGuests ? await mostSeatsTaken(orm, card.id) : 0 };
}

function tooSmall({ photos, guests = Number.POSITIVE_INFINITY }: Plan, load: Load): string | null {
  if (load.photos > photos) {
    return `사진이 ${load.photos}장 담겨 있습니다. 이 요금제에는 ${photos}장까지 담을 수 있습니다.`;
  }
  if (load.guests > guests) {
    return `신청하신 분이 ${load.guests}명입니다. 이 요금제는 ${guests.toLocaleString("ko-KR")}명까지입니다.`;
  }
  return null;
}

export type OrderQuote = Total & {
  card: CardRow;
  kind: Kind;
  plan: Plan;
  coupon: CouponRow | null;
  /** Why the coupon that was sent does not count. */
  couponRefusal: Refusal | null;
  includedIn: OrderRow | null;
  voucher: VoucherRow | null;
  /** When the card's page goes once this is paid; null where it stays. */
  openUntil: Date | null;
  /** When the plan is over; null where it lasts as long as the page. */
  planUntil: Date | null;
};

type Wanted = About & { plan: string; coupon?: string | null };

/** What is to be paid for a plan, with a coupon where it fits. Refuses a plan that is not for this card. */
export async function quoteOrder(parts: OrderParts, wanted: Wanted): Promise<OrderQuote> {
  const { member, card } = wanted;
  refuseHiddenCard(card);
  const kind = kindOf(parts, card);
  const offer = (await offersFor(parts, { member, card })).find(({ plan }) => plan.name === wanted.plan);
  if (!offer) throw new Refusal("INVALID", { fields: { plan: "이 카드에는 없는 요금제입니다." } });
  const { plan, price, problem, includedIn, voucher } = offer;
  if (!price || problem) throw new Refusal("INVALID", { fields: { plan: problem ?? BETTER } });
  const typed = wanted.coupon?.trim();
  const couponed = typed ? await couponFor(parts, { member, kind, plan, price, typed }) : NO_COUPON;
  const total = totalOf(price, couponed.coupon);
  const period = await periodOnceWith(parts, { card, kind, plan, total });
  return { ...total, ...couponed, card, kind, plan, includedIn, voucher, ...period };
}

type Quoted = { card: CardRow; kind: Kind; plan: Plan; total: Total };

async function periodOnceWith({ database: { orm }, clock }: OrderParts, { card, kind, plan, total }: Quoted) {
  const { listPrice, extraDays, purpose } = total;
  const stored = kind.staysOpen && (await findVersion(orm, { card: card.id, version: card.draftVersion }));
  return periodWith({
    card,
    kind,
    active: await listActiveOrders(orm, card.id),
    bought: { plan: plan.name, listPrice, extraDays, purpose },
    moments: await momentsOf(orm, { card, kind }),
    stays: stored ? (kind.staysOpen?.(readCard(kind, stored.content)) ?? false) : false,
    now: clock.now(),
  });
}

const NO_COUPON = { coupon: null, couponRefusal: null };

type Couponing = { member: Member; kind: Kind; plan: Plan; price: Price; typed: string };
type Couponed = { coupon: CouponRow | null; couponRefusal: Refusal | null };

async function couponFor(
  { database: { orm }, clock }: OrderParts,
  { member, kind, plan, price: { price }, typed }: Couponing,
): Promise<Couponed> {
  const coupon = await findCoupon(orm, codesMeant(typed));
  try {
    if (!coupon) throw new Refusal("COUPON_UNKNOWN");
    refuseCoupon({
      coupon,
      kind: kind.name,
      plan: plan.name,
      price,
      company: coupon.company ? ((await findApprovedCompany(orm, member.id))?.id ?? null) : null,
      usedByMember:
        coupon.mostUsesEach === null
          ? 0
          : await usedByOwner(orm, { coupon: coupon.id, owner: ownerOf(member) }),
      today: koreanDay(clock.now()),
    });
    // What costs nothing already must not use one up.
    if (price === 0 && coupon.benefit.type !== "days") throw new Refusal("COUPON_MINIMUM");
    return { coupon, couponRefusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { coupon: null, couponRefusal: error };
  }
}

function refuseHiddenCard(card: CardRow): void {
  const sentence = whyNoOrder(stateOf(card));
  if (sentence) throw new Refusal("CONFLICT", { sentence });
}
