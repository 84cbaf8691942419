import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { wonOf } from "#domain/money.ts";
import { type OrderId, orderId } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { practiceCharges } from "#server/database/tables/payments.ts";
import type { Captured, Clock, Database, Payments } from "#server/ports.ts";

/**
 * What the gateway does with a payment, chosen by the first word of its reference, `approve.…`: say yes, say no, take
 * the money and say nothing, say nothing at all, or say yes and tell of it twice besides.
 */
export const practiceModes = ["approve", "decline", "late", "silent", "twice"] as const;
export type PracticeMode = (typeof practiceModes)[number];

const METHOD = "연습 결제 (실제 결제 아님)";

type Charge = typeof practiceCharges.$inferSelect;

/** Stands where Toss would while nothing is configured. No money moves, and it says so wherever it is seen. */
export function createPracticePayments({ database, clock }: { database: Database; clock: Clock }): Payments {
  const { orm } = database;
  const listeners: ((order: OrderId) => Promise<void>)[] = [];

  /** Money moves once for an order, whoever asks for it again. */
  async function capture({ order, reference, amount }: Pick<Charge, "order" | "reference" | "amount">) {
    // Whichever key it meets: of two at once PostgreSQL may find the reference taken before it looks at the order.
    await orm.insert(practiceCharges).values({ order, reference, amount, captures: 1 }).onConflictDoNothing();
    await orm
      .update(practiceCharges)
      .set({ reference, amount, captures: sql`${practiceCharges.captures} + 1`, returnedAt: null })
      .where(
        and(
          eq(practiceCharges.order, order),
          isNotNull(practiceCharges.returnedAt),
          ne(practiceCharges.reference, reference),
        ),
      );
  }

  async function find(order: OrderId): Promise<Captured | null> {
    const [charge] = await orm
      .select()
      .from(practiceCharges)
      .where(and(eq(practiceCharges.order, order), isNull(practiceCharges.returnedAt)));
    return charge
      ? { reference: charge.reference, amount: wonOf(charge.amount), method: METHOD, receiptUrl: null }
      : null;
  }

  return {
    way: "practice",
    label: "연습 결제",
    isPractice: true,
    isByHand: false,
    open: async ({ id, amount, name }) => ({
      orderId: id,
      amount: String(amount),
      orderName: name,
      modes: practiceModes.join(" "),
    }),
    async confirm({ order, reference, amount }) {
      const mode = practiceModes.find((known) => reference.startsWith(`${known}.`));
      if (!mode || mode === "decline") return { declined: "연습 결제에서 거절을 고르셨습니다." };
      if (mode !== "silent") await capture({ order, reference, amount });
      if (mode === "late" || mode === "silent") throw new Refusal("PAYMENT_UNCERTAIN");
      if (mode === "twice") {
        for (const listener of [...listeners, ...listeners]) await listener(orderId.parse(order));
      }
      const captured = await find(order);
      return captured?.reference === reference ? captured : { declined: "이미 결제된 주문입니다." };
    },
    find,
    async giveBack({ order, reference }) {
      await orm
        .update(practiceCharges)
        .set({ returnedAt: clock.now() })
        .where(
          and(
            eq(practiceCharges.order, order),
            eq(practiceCharges.reference, reference),
            isNull(practiceCharges.returnedAt),
          ),
        );
    },
    watch: (listener) => void listeners.push(listener),
  };
}
