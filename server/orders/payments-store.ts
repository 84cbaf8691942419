import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { OrderId } from "#domain/order.ts";
import { orders } from "#server/database/tables/orders.ts";
import { payments } from "#server/database/tables/payments.ts";
import type { Orm } from "#server/ports.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** A try that is under way, or the money that came. */
export async function findLivePayment(orm: Orm, order: OrderId): Promise<PaymentRow | undefined> {
  const [payment] = await orm
    .select()
    .from(payments)
    .where(and(eq(payments.order, order), inArray(payments.state, ["begun", "captured"])));
  return payment;
}

/** The provider's name for a try, whoever's it was. */
export async function findByReference(
  orm: Orm,
  { way, reference }: Pick<PaymentRow, "way" | "reference">,
): Promise<PaymentRow | undefined> {
  const [payment] = await orm
    .select()
    .from(payments)
    .where(and(eq(payments.way, way), eq(payments.reference, reference)));
  return payment;
}

/** Undefined where the order has a live try, or the reference was used before. */
export async function beginPayment(
  orm: Orm,
  payment: Omit<PaymentRow, "state" | "method" | "receiptUrl" | "settledAt">,
): Promise<PaymentRow | undefined> {
  const [begun] = await orm
    .insert(payments)
    .values({ ...payment, state: "begun" })
    .onConflictDoNothing()
    .returning();
  return begun;
}

type Settling = {
  id: PaymentRow["id"];
  change: Pick<PaymentRow, "state"> & Partial<Pick<PaymentRow, "method" | "receiptUrl">>;
  now: Date;
};

/** What a try may have been before it is what it becomes: one that was given up may turn out to have been paid. */
const before = {
  begun: [],
  captured: ["begun", "declined"],
  declined: ["begun"],
  returned: ["captured"],
} as const satisfies Record<PaymentRow["state"], PaymentRow["state"][]>;

export async function settlePayment(orm: Orm, { id, change, now }: Settling): Promise<void> {
  await orm
    .update(payments)
    .set({ ...change, settledAt: now })
    .where(and(eq(payments.id, id), inArray(payments.state, [...before[change.state]])));
}

/** Gives up every try of an order but one. */
export async function declineOthers(
  orm: Orm,
  { order, id, now }: { order: OrderId; id: PaymentRow["id"]; now: Date },
): Promise<void> {
  await orm
    .update(payments)
    .set({ state: "declined", settledAt: now })
    .where(and(eq(payments.order, order), eq(payments.state, "begun"), ne(payments.id, id)));
}

/** Whether anybody ever tried to pay an order. */
export async function wasTried(orm: Orm, order: OrderId): Promise<boolean> {
  return (await orm.$count(payments, eq(payments.order, order))) > 0;
}

/** Tries whose end nobody knows yet, and money that came for orders which do not want it any more. */
export async function listUnsettled(orm: Orm, { limit }: { limit: number }) {
  const joined = () =>
    orm
      .select({ payment: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.order))
      .orderBy(asc(payments.begunAt))
      .limit(limit);
  // Each by an index of its own; with `or` between them the database goes through all that was ever paid.
  const begun = await joined().where(eq(payments.state, "begun"));
  const unwanted = await joined().where(
    and(eq(payments.state, "captured"), inArray(orders.state, ["pending", "cancelled", "expired"])),
  );
  const both = [...begun, ...unwanted];
  return both.sort((a, b) => a.payment.begunAt.getTime() - b.payment.begunAt.getTime()).slice(0, limit);
}
