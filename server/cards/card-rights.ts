import { awaitedDays } from "#cards/engine/awaited.ts";
import { readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { freePlanOf, planNamed } from "#cards/engine/plan.ts";
import type { CardId } from "#domain/card-id.ts";
import { expiryAfterPayment, expiryOf, extensionDays } from "#domain/card-life.ts";
import { type Given, rightsOf } from "#domain/order.ts";
import { type PlanOrder, planEndsAt } from "#domain/plan-period.ts";
import type { OrderPurpose } from "#domain/pricing.ts";
import { companyBehind } from "#server/companies/public.ts";
import { listActiveOrders } from "#server/orders/public.ts";
import type { Orm } from "#server/ports.ts";
import { type CardRow, lockCard, setRights } from "./store.ts";
import { findVersion } from "./versions-store.ts";

type Wanted = { card: CardId; kind: Kind; now: Date };

/**
 * Lets a card's plan, mark and period follow what is paid for it now, within the transaction that changed that. Nothing
 * is added up: it follows from the orders themselves, so that doing it twice does it once.
 */
export async function followOrders(tx: Orm, { card: id, kind, now }: Wanted): Promise<void> {
  const card = await lockCard(tx, id);
  if (!card) return;
  const active = await listActiveOrders(tx, id);
  const extraDays = rightsOf(active).extraDays + card.givenDays;
  const { plan } = paidPlan({ kind, card, active, now });
  const { days } = planNamed(kind, plan) ?? { days: null };
  const moments = await momentsOf(tx, { card, kind });
  const expiresAt = periodOf(card, { plan, days, extraDays, moments, now });
  await setRights(tx, { id, plan, extraDays, expiresAt, company: await companyBehind(tx, id) });
}

type PaidOrders = {
  kind: Kind;
  card: Pick<CardRow, "publishedAt">;
  active: readonly (Given & PlanOrder)[];
  now: Date;
};

/** The plan that paid orders give a card at a moment, and until when; null where it lasts as long as the page. */
export function paidPlan({ kind, card: { publishedAt }, active, now }: PaidOrders) {
  const { plan } = rightsOf(active);
  const days = planNamed(kind, plan)?.lasts;
  const until = days && publishedAt ? planEndsAt({ orders: active, days, from: publishedAt }) : null;
  if (plan && (!until || now < until)) return { plan, until };
  return { plan: publishedAt ? freePlanOf(kind) : null, until };
}

/** The plan that a card has now. What is kept on the card stays there when a plan is over: its orders say so. */
export async function planNow(
  orm: Orm,
  { kind, card, now }: { kind: Kind; card: CardRow; now: Date },
): Promise<{ plan: string | null; until: Date | null }> {
  if (!planNamed(kind, card.plan)?.lasts) return { plan: card.plan, until: null };
  return paidPlan({ kind, card, active: await listActiveOrders(orm, card.id), now });
}

/** Days for which guests of a card wait, as they see it; before it is out, as its maker does. */
export async function momentsOf(tx: Orm, { card, kind }: { card: CardRow; kind: Kind }): Promise<string[]> {
  const stored = await findVersion(tx, { card: card.id, version: card.liveVersion ?? card.draftVersion });
  return stored ? awaitedDays(kind, readCard(kind, stored.content)) : [];
}

type Period = {
  plan: string | null;
  days: number | null;
  extraDays: number;
  moments: readonly string[];
  now: Date;
};

function periodOf(card: CardRow, period: Period): Date | null {
  const { publishedAt, eventDate } = card;
  return publishedAt ? expiryAfterPayment({ ...card, publishedAt }, { ...period, eventDate }) : null;
}

type Buying = {
  card: CardRow;
  kind: Kind;
  /** What is paid for the card already. */
  active: readonly (Given & PlanOrder)[];
  bought: Given & { purpose: OrderPurpose };
  /** Whether its maker wants it to stay; asked for one that is not out yet. */
  stays: boolean;
  /** Days for which its guests wait. */
  moments: readonly string[];
  now: Date;
};

/**
 * When a card's page would go once this was paid, and when the plan would be over; null where it stays. One that is not
 * out yet counts from now.
 */
export function periodWith({ card, kind, active, bought, stays, moments, now }: Buying) {
  const added =
    bought.purpose === "extension"
      ? extensionDays({ expiresAt: card.expiresAt, days: bought.extraDays, now })
      : bought.extraDays;
  const paid = [...active, { ...bought, extraDays: added, paidAt: now }];
  const publishedAt = card.publishedAt ?? now;
  const planUntil = paidPlan({ kind, card: { publishedAt }, active: paid, now }).until;
  const { plan, extraDays } = rightsOf(paid);
  const { days } = planNamed(kind, plan) ?? { days: null };
  const { eventDate } = card;
  const openUntil = card.publishedAt
    ? periodOf(card, { plan, days, extraDays, moments, now })
    : expiryOf({ publishedAt, plan, eventDate, stays, days, extraDays, moments });
  return { openUntil, planUntil };
}
