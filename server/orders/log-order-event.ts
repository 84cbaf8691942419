import type { AuditAct } from "#domain/audit.ts";
import type { Subject } from "#domain/member.ts";
import type { OrderId } from "#domain/order.ts";
import { addAudit } from "#server/audit/public.ts";
import type { Orm } from "#server/ports.ts";
import { addMove, type OrderMove } from "./store.ts";

/** By whose word something happens to an order. */
export type OrderEventBy =
  | { by: "member" | "gateway" | "clock"; reason?: string }
  | { by: "admin"; admin: Subject; network: string | null; reason?: string };

const acts: Partial<Record<OrderMove["move"], AuditAct>> = {
  pay: "confirm-transfer",
  cancel: "cancel",
  refund: "refund",
};

type Move = { order: OrderId; move: OrderMove["move"]; at: Date; word: OrderEventBy };

/** Writes down what happens to an order, and in the audit log where an admin does it. */
export async function logOrderEvent(tx: Orm, { order, move, at, word }: Move): Promise<void> {
  const admin = word.by === "admin" ? word.admin : undefined;
  await addMove(tx, { order, move, at, by: word.by, admin, reason: word.reason });
  const act = acts[move];
  if (act) await logOrderAct(tx, { order, act, at, word });
}

type Act = { order: OrderId; act: AuditAct; at: Date; word: OrderEventBy };

/** In the audit log only, and only where an admin does it. */
export async function logOrderAct(tx: Orm, { order, act, at, word }: Act): Promise<void> {
  if (word.by !== "admin") return;
  const { admin, network, reason } = word;
  await addAudit(tx, { at, admin, act, noun: "order", subject: order, reason, network });
}
