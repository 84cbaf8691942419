import type { Kind } from "#cards/kind.ts";
import { freePlanOf, planNamed } from "#cards/plan.ts";
import type { CardId } from "#domain/card-id.ts";
import { expiryAfterPayment, expiryOf, extensionDays } from "#domain/card-life.ts";
import { type Given, rightsOf } from "#domain/order.ts";
import type { OrderPurpose } from "#domain/pricing.ts";
import type { Orm } from "#server/ports.ts";
import { type CardRow, lockCard, setRights } from "#server/store/cards.ts";
import { listStanding } from "#server/store/orders.ts";

type Wanted = { card: CardId; kind: Kind; now: Date };

/**
 * Lets a card's plan, mark and period follow what is paid for it now, within the transaction that changed that. Nothing
 * is added up: it follows from the orders themselves, so that doing it twice does it once.
 */
export async function followOrders(tx: Orm, { card: id, kind, now }: Wanted): Promise<void> {
  const card = await lockCard(tx, id);
  if (!card) return;
  const { plan: paid, extraDays: bought } = rightsOf(await listStanding(tx, id));
  const extraDays = bought + card.givenDays;
  const plan = paid ?? (card.publishedAt ? freePlanOf(kind) : null);
  const { days } = planNamed(kind, plan) ?? { days: null };
  const expiresAt = periodOf(card, { plan, days, extraDays, now });
  await setRights(tx, { id, plan, extraDays, expiresAt });
}

type Period = { plan: string | null; days: number | null; extraDays: number; now: Date };

function periodOf(card: CardRow, period: Period): Date | null {
  const { publishedAt, eventDate } = card;
  return publishedAt ? expiryAfterPayment({ ...card, publishedAt }, { ...period, eventDate }) : null;
}

type Buying = {
  card: CardRow;
  kind: Kind;
  /** What is paid for the card already. */
  standing: readonly Given[];
  bought: Given & { purpose: OrderPurpose };
  /** Whether its maker wants it to stay; asked for one that is not out yet. */
  stays: boolean;
  now: Date;
};

/** When a card's page would go once this was paid; null where it stays. One that is not out yet counts from now. */
export function periodWith({ card, kind, standing, bought, stays, now }: Buying): Date | null {
  const added =
    bought.purpose === "extension"
      ? extensionDays({ expiresAt: card.expiresAt, days: bought.extraDays, now })
      : bought.extraDays;
  const { plan, extraDays } = rightsOf([...standing, { ...bought, extraDays: added }]);
  const { days } = planNamed(kind, plan) ?? { days: null };
  if (card.publishedAt) return periodOf(card, { plan, days, extraDays, now });
  return expiryOf({ publishedAt: now, plan, eventDate: card.eventDate, stays, days, extraDays });
}
