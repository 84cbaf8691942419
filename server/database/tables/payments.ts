import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Won } from "#domain/money.ts";
import { type OrderId, payWays } from "#domain/order.ts";
import { timestampAt } from "./at.ts";
import { orders } from "./orders.ts";

/** Tries to pay an order: written down before anybody is asked for money, so that none is taken and forgotten. */
export const payments = pgTable(
  "payments",
  {
    /** Also the key under which the provider does the same thing once. */
    id: uuid().primaryKey(),
    order: text()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    way: text({ enum: payWays }).notNull(),
    /** The provider's name for it. */
    reference: text().notNull(),
    amount: integer().$type<Won>().notNull(),
    /** `begun` is what nobody knows the end of yet. */
    state: text({ enum: ["begun", "captured", "declined", "returned"] }).notNull(),
    /** How it was paid, as the provider says it: 신용카드. */
    method: text(),
    receiptUrl: text("receipt_url"),
    begunAt: timestampAt("begun_at").notNull(),
    settledAt: timestampAt("settled_at"),
  },
  (table) => [
    uniqueIndex("payments_reference").on(table.way, table.reference),
    uniqueIndex("payments_one_live").on(table.order).where(sql`${table.state} in ('begun', 'captured')`),
    index("payments_begun").on(table.begunAt).where(sql`${table.state} = 'begun'`),
  ],
);

/** The books of the practice gateway, apart from ours as a real one's would be. */
export const practiceCharges = pgTable("practice_charges", {
  order: text().primaryKey(),
  reference: text().notNull().unique(),
  amount: integer().$type<Won>().notNull(),
  /** How often money moved: a second time would be a mistake, and is seen here. */
  captures: integer().notNull(),
  returnedAt: timestampAt("returned_at"),
});
