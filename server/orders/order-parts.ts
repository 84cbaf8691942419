import type { Kind, Plan } from "#cards/engine/kind.ts";
import { labelFor } from "#cards/engine/occasion.ts";
import { planNamed } from "#cards/engine/plan.ts";
import type { PayWay } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock, Database, Payments } from "#server/ports.ts";
import type { OrderRow } from "./store.ts";

/** What those need who work on orders. */
export type OrderParts = {
  database: Database;
  clock: Clock;
  kinds: readonly Kind[];
  /** The ways to pay that this installation offers. */
  payments: readonly Payments[];
};

/** The way an order is paid. One that is no longer offered is a mistake of the operator's. */
export function wayOf({ payments }: Pick<OrderParts, "payments">, { way }: { way: PayWay }): Payments {
  const found = payments.find((offered) => offered.way === way);
  if (!found) throw new Error(`There are orders to be paid by ${way}, which is not configured`);
  return found;
}

/** The way with a name that somebody sent. */
export function waySent({ payments }: Pick<OrderParts, "payments">, name: string): Payments {
  const found = payments.find(({ way }) => way === name);
  if (!found) throw new Refusal("INVALID", { fields: { way: "결제 방법을 골라 주세요." } });
  return found;
}

type Sold = { kind: Pick<Kind, "label" | "occasions">; plan?: Pick<Plan, "label">; occasion: string | null };

/** What an order is called on a receipt: `모바일 청첩장 · 프리미엄`. */
export function productName({ kind, plan, occasion }: Sold): string {
  const label = labelFor(kind, occasion);
  return plan ? `${label} · ${plan.label}` : label;
}

/** The same for what was bought. A kind that is no longer sold keeps its own name. */
export function boughtName(
  { kinds }: Pick<OrderParts, "kinds">,
  bought: { kind: string; plan: string; occasion?: string | null },
): string {
  const kind = kinds.find(({ name }) => name === bought.kind);
  if (!kind) return bought.kind;
  return productName({ kind, plan: planNamed(kind, bought.plan), occasion: bought.occasion ?? null });
}

/** Whether a voucher gave an order its credit: neither an earlier plan nor another order did. */
export function isPaidInShop(order: Pick<OrderRow, "credit" | "purpose" | "includedIn">): boolean {
  return order.credit > 0 && order.purpose !== "upgrade" && !order.includedIn;
}
