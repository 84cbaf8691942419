import { createHash } from "node:crypto";
import type { Kind } from "#cards/engine/kind.ts";
import { planNamed } from "#cards/engine/plan.ts";
import type { Print } from "#cards/engine/print.ts";
import type { CardId } from "#domain/card-id.ts";
import { printsOf } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { lockCard } from "#server/cards/public.ts";
import { listActiveOrders, type OrderRow } from "#server/orders/public.ts";
import type { Orm } from "#server/ports.ts";
import { addPrints, countPrints, countTaken } from "./store.ts";

const NONE_LEFT =
  "표시 없이 받으실 수 있는 장수가 모자랍니다. 더 주문하시거나, 고이 표시를 넣어 무료로 받아 주세요.";

/** Whether files without our mark are paid for by the print. */
export function isSoldByPrint({ plans }: Pick<Kind, "plans">): boolean {
  return plans.some(({ prints }) => prints !== undefined);
}

/** How many prints these orders give together. */
export function printsBought(kind: Kind, orders: readonly OrderRow[]): number {
  return printsOf(orders.map((order) => ({ ...order, prints: planNamed(kind, order.plan)?.prints ?? 0 })));
}

/** Cards that look the same are one. */
export function looksOf({ cards }: Print): string[] {
  const looks = cards.map(({ look }) => createHash("sha256").update(look).digest("base64url"));
  return [...new Set(looks)];
}

type Printing = { card: CardId; kind: Kind; looks: readonly string[] };

/** How many of these looks would be taken out of those that were bought. */
export async function printsWanted(orm: Orm, { card, looks }: Omit<Printing, "kind">): Promise<number> {
  return looks.length - (await countTaken(orm, { card, looks }));
}

/** What was bought for a card, and what is left of it. */
export async function printsLeft(orm: Orm, { card, kind }: Omit<Printing, "looks">) {
  const all = printsBought(kind, await listActiveOrders(orm, card));
  return { all, left: Math.max(0, all - (await countPrints(orm, card))) };
}

/**
 * Takes what is printed without our mark out of what was bought, each look once. Under the card's lock, as a refund is:
 * of many who ask at once nobody gets one too many, and nothing is printed that is being given back.
 */
export function takePrints(orm: Orm, { card, kind, looks, now }: Printing & { now: Date }): Promise<void> {
  return orm.transaction(async (tx) => {
    await lockCard(tx, card);
    await addPrints(tx, { card, looks, now });
    const bought = printsBought(kind, await listActiveOrders(tx, card));
    if ((await countPrints(tx, card)) > bought) throw new Refusal("LIMIT_REACHED", { sentence: NONE_LEFT });
  });
}
