import type { AuditAct } from "#domain/audit.ts";
import type { Subject } from "#domain/member.ts";
import type { OrderId } from "#domain/order.ts";
import { addAudit } from "#server/audit/public.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { Orm } from "#server/ports.ts";
import { orderTemplate } from "./emails.ts";
import { insertOrderEvent, type OrderEvent } from "./store.ts";

/** By whom something happens to an order. */
export type OrderActor =
  | { by: "member" | "gateway" | "clock"; reason?: string }
  | { by: "admin"; admin: Subject; network: string | null; reason?: string };

const acts: Partial<Record<OrderEvent["event"], AuditAct>> = {
  pay: "confirm-transfer",
  cancel: "cancel",
  refund: "refund",
};

type Logged = { order: OrderId; event: OrderEvent["event"]; at: Date; actor: OrderActor };

/** Writes down what happens to an order, with the e-mail about it, and in the audit log where an admin does it. */
export async function logOrderEvent(tx: Orm, { order, event, at, actor }: Logged): Promise<void> {
  const admin = actor.by === "admin" ? actor.admin : undefined;
  const isNew = await insertOrderEvent(tx, { order, event, at, by: actor.by, admin, reason: actor.reason });
  if (isNew) await enqueueEmails(tx, { template: orderTemplate, about: [{ order, event }], now: at });
  const act = acts[event];
  if (act) await logOrderAct(tx, { order, act, at, actor });
}

type Act = { order: OrderId; act: AuditAct; at: Date; actor: OrderActor };

/** In the audit log only, and only where an admin does it. */
export async function logOrderAct(tx: Orm, { order, act, at, actor }: Act): Promise<void> {
  if (actor.by !== "admin") return;
  const { admin, network, reason } = actor;
  await addAudit(tx, { at, admin, act, noun: "order", subject: order, reason, network });
}
