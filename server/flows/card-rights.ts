import type { Kind } from "#cards/kind.ts";
import { freePlanOf, planNamed } from "#cards/plan.ts";
import type { CardId } from "#domain/card-id.ts";
import { expiryAfterPayment } from "#domain/card-life.ts";
import { rightsOf } from "#domain/order.ts";
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
  const expiresAt = expiryOf(card, { plan, days, extraDays, now });
  await setRights(tx, { id, plan, extraDays, expiresAt });
}

type Period = { plan: string | null; days: number | null; extraDays: number; now: Date };

function expiryOf(card: CardRow, period: Period): Date | null {
  const { publishedAt, eventDate } = card;
  return publishedAt ? expiryAfterPayment({ ...card, publishedAt }, { ...period, eventDate }) : null;
}
